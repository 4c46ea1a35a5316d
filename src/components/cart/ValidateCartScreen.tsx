import type { Access } from '../../domain/access';
import type { CartProgress, CartStep, CartStepHrefs } from '../../domain/cart/cart-steps';
import type { CartValidation } from '../../domain/cart/validation';
import { failureText } from '../../domain/failure';
import type { ClientView } from '../../domain/products/client-view';
import type { Reading } from '../../domain/reading';
import type { NeedRefusal } from '../../domain/users/permission-access';
import {
  purchaseNotReadyMessages,
  purchaseStepsMessages,
  purchaseValidateMessages,
} from '../../messages/generated/en/purchase';
import { uiFailureMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { BuyingFor } from '../ui/BuyingFor';
import { ClientViewSwitch } from '../ui/ClientViewSwitch';
import { ErrorState } from '../ui/ErrorState';
import { ForbiddenState } from '../ui/ForbiddenState';
import { PageHeader } from '../ui/PageHeader';
import { CartSteps } from './CartSteps';
import { IssuesByPlace } from './IssuesByPlace';
import { PurchaseSkeleton } from './PurchaseSkeleton';
import { PURCHASE_BODY, PURCHASE_PAGE } from './purchase-css';
import { StepNotReady } from './StepNotReady';
import { ValidationBox } from './ValidationBox';

/** Props of {@link ValidateCartScreen}. */
export interface ValidateCartScreenProps {
  /** Whether the viewer may buy, and why not. */
  access: Access<NeedRefusal>;
  /** The cart with what is wrong; `empty` when there is nothing to validate. */
  validation: Reading<CartValidation>;
  /** How far the purchase is. */
  progress: CartProgress;
  /** The page that is open instead, when there is nothing to validate. */
  openStep: CartStep;
  /** Where the pages of the purchase are. */
  hrefs: CartStepHrefs;
  /** Keys of the warnings that are ticked (`issueKey`). */
  ticked: ReadonlySet<string>;
  /** Called with the key of a warning that is ticked, or not any more. */
  onTick: (key: string, isTicked: boolean) => void;
  /** The switch that takes costs off the screen; null for who sees none. */
  clientView: ClientView | null;
  /** Looks for problems again. */
  onCheckAgain: () => void;
}

const Page = /* @__PURE__ */ styled('div')(/* @__PURE__ */ layered(PURCHASE_PAGE));
const Body = /* @__PURE__ */ styled('div')(/* @__PURE__ */ layered(PURCHASE_BODY));

/**
 * What is wrong with the cart: problems with the way to mend them, warnings to tick, each at its line
 * (commerce §5). With nothing left to do it leads to the last step.
 *
 * @example
 * const hrefs = {
 *   selectClient: '/cart/select-client',
 *   cart: '/cart',
 *   review: '/cart/review',
 *   purchase: '/cart/purchase/',
 * };
 * const Page = () => <ValidateCartScreen {...useValidateCartScreen({ hrefs })} />;
 */
export function ValidateCartScreen(props: ValidateCartScreenProps) {
  const { access, validation, progress, openStep, hrefs, clientView, ticked, onTick } = props;
  const t = useMessages(purchaseValidateMessages);
  const tSteps = useMessages(purchaseStepsMessages);
  const tNotReady = useMessages(purchaseNotReadyMessages);
  const tFailure = useMessages(uiFailureMessages);

  function content() {
    switch (validation.status) {
      case 'loading':
        return <PurchaseSkeleton />;
      case 'failed':
        return (
          <ErrorState
            title={tFailure('failed')}
            text={failureText(validation.failure, tNotReady('cartFailed'))}
            onRetry={validation.failure.retry}
            isRetrying={validation.isRefreshing}
          />
        );
      case 'empty':
        return <StepNotReady openStep={openStep} hrefs={hrefs} />;
      case 'ready':
        return (
          <Body>
            <Part as="div" data-slot="purchase-parts">
              <IssuesByPlace
                {...validation.data}
                ticked={ticked}
                onTick={onTick}
                hrefs={hrefs}
                canChooseClient={progress.canChooseClient}
                isClientView={clientView?.isOn ?? false}
              />
            </Part>
            <ValidationBox
              quote={validation.data.quote}
              ticked={ticked}
              purchaseHref={hrefs.purchase}
              isChecking={validation.isRefreshing ?? false}
              onCheckAgain={props.onCheckAgain}
            />
          </Body>
        );
    }
  }

  return (
    <Page data-slot="validate-cart-screen">
      <PageHeader
        title={tSteps('review')}
        text={access.allowed ? t('validateIntro') : undefined}
        actions={access.allowed && clientView && <ClientViewSwitch {...clientView} />}
      />
      {access.allowed ? (
        <>
          <CartSteps current="review" progress={progress} hrefs={hrefs} />
          <BuyingFor
            targets={validation.status === 'ready' ? validation.data.cart.targets : null}
            changeHref={progress.canChooseClient ? hrefs.selectClient : undefined}
          />
          {content()}
        </>
      ) : (
        <ForbiddenState
          area={tSteps('review')}
          permission="Marketplace.ReadWrite"
          reason={access.reason}
        />
      )}
    </Page>
  );
}
