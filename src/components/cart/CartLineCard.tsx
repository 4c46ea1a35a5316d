import { useId } from 'react';
import type { CartEndDates, CartLinesState } from '../../contracts/cart';
import {
  type Cart,
  type CartLine,
  type CartLineChoice,
  FRIENDLY_NAME_MAX,
} from '../../domain/cart/cart';
import { cartFieldId } from '../../domain/cart/issue-fix';
import type { Quote } from '../../domain/cart/quote';
import { isDomainPrefix } from '../../domain/customers/customer-tenants';
import { type Failure, failureText } from '../../domain/failure';
import type { Reading } from '../../domain/reading';
import { cartLineMessages } from '../../messages/generated/en/cart';
import {
  sharedFactsMessages,
  sharedPlansMessages,
  sharedPricesMessages,
  sharedWritesMessages,
} from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { planWords } from '../shared/plan-words';
import { Card } from '../ui/Card';
import { FormError } from '../ui/FormError';
import { IconButton } from '../ui/IconButton';
import { DeleteIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { QuantityField } from '../ui/QuantityField';
import { LINE_CARD } from './cart-css';
import { EndDateSelect } from './EndDateSelect';
import { LineAmounts } from './LineAmounts';
import { SavedTextField } from './SavedTextField';

export interface CartLineCardProps
  extends Pick<
    CartLinesState,
    'onQuantityChange' | 'onQuantityCommit' | 'onChange' | 'onRemove' | 'onEndDates'
  > {
  line: CartLine;
  targets: Cart['targets'];
  quote: Reading<Quote>;
  /** End dates of this line, while its list is open; null otherwise. */
  endDates: CartEndDates | null;
  /** The changes that failed to save, and why. @default none */
  failed: { readonly changes: Partial<CartLineChoice>; readonly failure: Failure } | null;
  isReadOnly: boolean;
}

const Root = styled(Card)(layered(() => LINE_CARD));

/** A line of the cart: product, quantity, and the amounts for each customer. */
export function CartLineCard(props: CartLineCardProps) {
  const { line, targets, quote, endDates, failed, isReadOnly } = props;
  const productHref = useLinks().product?.(line.productId);
  const { onQuantityChange, onQuantityCommit, onChange, onRemove, onEndDates } = props;
  const t = useMessages(cartLineMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tWrites = useMessages(sharedWritesMessages);
  const tPlans = useMessages(sharedPlansMessages);
  const tPrices = useMessages(sharedPricesMessages);
  const nameId = useId();
  const { id, productName: name } = line;
  const idOf = (field: string) => cartFieldId(id, field);
  const failedText = failed ? failureText(failed.failure, tWrites('saveFailed')) : '';
  const errorOf = (field: keyof CartLineChoice) =>
    failed && field in failed.changes ? failedText : undefined;
  const hasField =
    failed && ['quantity', 'friendlyName', 'domainPrefix'].some((field) => field in failed.changes);
  const needsDomain =
    line.needsTenant &&
    (line.domainPrefix !== null || targets.some(({ tenantId }) => tenantId === null));

  return (
    <Root role="group" aria-labelledby={nameId}>
      <header>
        <div>
          <h3 id={nameId}>
            {productHref === undefined ? (
              <bdi>{name}</bdi>
            ) : (
              <Link id={idOf('addOnTo')} href={productHref}>
                <bdi>{name}</bdi>
              </Link>
            )}
          </h3>
          <p>{planWords(line, tPlans, tPrices)}</p>
        </div>
        <IconButton
          id={idOf('planId')}
          label={t('removeLine', { name })}
          isDisabled={isReadOnly}
          onPress={() => onRemove(id)}
        >
          <DeleteIcon aria-hidden />
        </IconButton>
      </header>
      {failed && !hasField && <FormError>{failedText}</FormError>}
      <Part as="div" data-slot="line-fields">
        <QuantityField
          id={idOf('quantity')}
          label={tFacts('quantity')}
          limits={line.limits}
          value={line.quantity}
          isRequired
          isDisabled={isReadOnly}
          errorText={errorOf('quantity')}
          onChange={(quantity) => onQuantityChange(id, quantity)}
          onGiveUp={() => onQuantityChange(id, null)}
          onBlur={onQuantityCommit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onQuantityCommit();
          }}
        />
        {line.term !== 'none' && (
          <div id={idOf('endsOn')}>
            <EndDateSelect
              line={line}
              endDates={endDates}
              isDisabled={isReadOnly || targets.length === 0}
              onOpenChange={(isOpen) => onEndDates(isOpen ? id : null)}
              onChange={(endsOn) => onChange(id, { endsOn })}
            />
          </div>
        )}
        <SavedTextField
          id={idOf('friendlyName')}
          label={tFacts('ownName')}
          placeholder={t('ownNameHint')}
          saved={line.friendlyName}
          maxLength={FRIENDLY_NAME_MAX}
          isDisabled={isReadOnly}
          errorText={errorOf('friendlyName')}
          onSave={(friendlyName) => onChange(id, { friendlyName })}
        />
        {needsDomain && (
          <SavedTextField
            id={idOf('domainPrefix')}
            label={t('domainPrefix')}
            description={t('domainPrefixHint')}
            saved={line.domainPrefix}
            isDisabled={isReadOnly}
            errorText={errorOf('domainPrefix')}
            refuse={(text) => (isDomainPrefix(text) ? undefined : t('domainPrefixInvalid'))}
            onSave={(domainPrefix) => onChange(id, { domainPrefix })}
          />
        )}
      </Part>
      <LineAmounts line={line} targets={targets} quote={quote} />
    </Root>
  );
}
