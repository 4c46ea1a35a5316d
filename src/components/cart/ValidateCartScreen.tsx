import type { ValidateCartScreenProps } from '../../contracts/cart';
import type { CartValidation } from '../../domain/cart/validation';
import { dataOr } from '../../domain/reading';
import { cartValidateMessages } from '../../messages/generated/en/cart';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { CartIssues } from './CartIssues';
import { CheckoutTable } from './CheckoutTable';
import { PurchaseStep } from './PurchaseStep';
import { PURCHASE_BODY } from './purchase-css';
import { ValidationBox } from './ValidationBox';

const Body = styled('div')(layered(PURCHASE_BODY));

/**
 * Issues of the cart by line: errors with a link to fix them, warnings to confirm (commerce §5).
 * Without any it shows what is bought. When none is left it links to the last step.
 *
 * @example
 * const Page = () => <ValidateCartScreen {...useValidateCartScreen()} />;
 */
export function ValidateCartScreen({
  validation,
  ticked,
  onTick,
  onCheckAgain,
  ...step
}: ValidateCartScreenProps) {
  const t = useMessages(cartValidateMessages);
  const { progress, clientView } = step;
  return (
    <PurchaseStep
      data-slot="validate-cart-screen"
      {...step}
      step="review"
      text={t('validateIntro')}
      reading={validation}
      targets={dataOr<CartValidation | null>(validation, null)?.cart.targets ?? null}
    >
      {(data) => (
        <Body>
          {data.quote.issues.length > 0 && (
            <CartIssues
              {...data}
              ticked={ticked}
              onTick={onTick}
              canChooseClient={progress.canChooseClient}
              onShowHidden={clientView?.isOn ? () => clientView.onChange(false) : null}
            />
          )}
          {data.quote.issues.every(({ severity }) => severity === 'info') && (
            <Part as="div" data-slot="purchase-parts">
              <CheckoutTable
                cart={data.cart}
                quote={{ status: 'ready', data: data.quote, isStale: false }}
              />
            </Part>
          )}
          <ValidationBox
            {...data}
            ticked={ticked}
            isChecking={(validation.status === 'ready' && validation.isRefreshing) || false}
            onCheckAgain={onCheckAgain}
          />
        </Body>
      )}
    </PurchaseStep>
  );
}
