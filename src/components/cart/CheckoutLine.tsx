import { forwardRef, useId } from 'react';
import type { Cart, CartLine } from '../../domain/cart/cart';
import { cartFieldId } from '../../domain/cart/issue-fix';
import { lineSums, type Quote } from '../../domain/cart/quote';
import { failureText } from '../../domain/failure';
import type { Reading } from '../../domain/reading';
import { cartLineMessages } from '../../messages/generated/en/cart';
import {
  sharedFactsMessages,
  sharedPlansMessages,
  sharedPricesMessages,
  sharedWritesMessages,
} from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { planWords } from '../shared/plan-words';
import { FormError } from '../ui/FormError';
import { IconButton } from '../ui/IconButton';
import { DeleteIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { Mark } from '../ui/Mark';
import { QuantityField } from '../ui/QuantityField';
import { Skeleton } from '../ui/Skeleton';
import type { CheckoutEditing } from './CheckoutTable';
import { AmountCells, LineTerms, PriceNotes } from './LineAmounts';
import { LineOptions } from './LineOptions';

interface CheckoutLineProps {
  /** Position among all lines of the cart. */
  index: number;
  line: CartLine;
  targets: Cart['targets'];
  quote: Reading<Quote>;
  editing: CheckoutEditing | undefined;
  onRemove: (lineId: string) => void;
}

/** The fields of a line that show a failed save themselves. */
const FIELDS = ['quantity', 'friendlyName', 'domainPrefix'];

/** A line of a purchase: product, quantity and amounts, with a row for each of several customers. */
export const CheckoutLine = forwardRef<HTMLTableSectionElement, CheckoutLineProps>(
  function CheckoutLine({ index, line, targets, quote, editing, onRemove }, ref) {
    const productHref = useLinks().product?.(line.productId);
    const t = useMessages(cartLineMessages);
    const tFacts = useMessages(sharedFactsMessages);
    const tWrites = useMessages(sharedWritesMessages);
    const tPlans = useMessages(sharedPlansMessages);
    const tPrices = useMessages(sharedPricesMessages);
    const nameId = useId();
    const { id, productName: name } = line;
    const { lines: edits, isReadOnly = true } = editing ?? {};
    const lost = editing?.failed ?? null;
    const isOwn = lost !== null && 'lineId' in lost.edit && lost.edit.lineId === id;
    const failed = isOwn
      ? {
          changes: lost.edit.type === 'change' ? lost.edit.changes : {},
          text: failureText(lost.failure, tWrites('saveFailed')),
        }
      : null;
    const hasField = failed && FIELDS.some((field) => field in failed.changes);

    const priced = quote.status === 'ready' && targets.length > 0 ? quote.data : null;
    const isPricing = quote.status === 'loading' && targets.length > 0;
    const charges = (priced?.lines ?? []).filter(({ lineId }) => lineId === id);
    const [first] = charges;
    const total = lineSums(charges);
    const isForSeveral = targets.length > 1;
    const plan = planWords(line, tPlans, tPrices);
    const productName = <bdi>{name}</bdi>;

    return (
      <tbody ref={ref} aria-labelledby={nameId} data-index={index}>
        <tr data-row="line">
          <th scope="rowgroup" abbr={name}>
            <Part as="div" data-slot="checkout-name">
              <Mark seed={line.vendorId} />
              <div>
                <div id={nameId}>
                  {productHref === undefined ? (
                    productName
                  ) : (
                    <Link id={cartFieldId(id, 'addOnTo')} href={productHref}>
                      {productName}
                    </Link>
                  )}
                </div>
                {editing ? (
                  <LineOptions {...{ line, targets, editing, failed, first }} plan={plan} />
                ) : (
                  <>
                    <p>{[plan, line.friendlyName].filter(Boolean).join(' · ')}</p>
                    {first && <LineTerms line={line} charge={first} />}
                  </>
                )}
                {!isForSeveral && priced && first && <PriceNotes charge={first} quote={priced} />}
                {isPricing && <Skeleton width="min(160px, 100%)" height={16} />}
                {failed && !hasField && <FormError>{failed.text}</FormError>}
              </div>
            </Part>
          </th>
          <td data-cell="quantity" data-label={tFacts('quantity')}>
            {edits ? (
              <QuantityField
                id={cartFieldId(id, 'quantity')}
                label={tFacts('quantity')}
                limits={line.limits}
                value={line.quantity}
                isRequired
                isDisabled={isReadOnly}
                errorText={failed && 'quantity' in failed.changes ? failed.text : undefined}
                onChange={(quantity) => edits.onQuantityChange(id, quantity)}
                onGiveUp={() => edits.onQuantityChange(id, null)}
                onBlur={edits.onQuantityCommit}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') edits.onQuantityCommit();
                }}
              />
            ) : (
              line.quantity
            )}
          </td>
          {priced && first ? (
            <AmountCells
              {...{ line, targets, charges }}
              quote={priced}
              hasDeadline={edits !== undefined}
            />
          ) : (
            // As high as the amounts, with their second line.
            ['price', 'first', 'owed'].map((cell) => (
              <td key={cell} data-cell={cell}>
                {isPricing && <Skeleton width={64} height={cell === 'owed' ? 52 : 20} />}
              </td>
            ))
          )}
          {edits && (
            <td data-cell="remove">
              <IconButton
                id={cartFieldId(id, 'planId')}
                label={t('removeLine', { name })}
                isDisabled={isReadOnly}
                // The next line moves up under the pointer.
                isGuarded
                onPress={() => onRemove(id)}
              >
                <DeleteIcon aria-hidden />
              </IconButton>
            </td>
          )}
        </tr>
        {isForSeveral &&
          priced &&
          targets.map(({ id: targetId, customerId, customerName, domain }) => {
            const charge = charges.find((each) => each.targetId === targetId);
            const isTwice = targets.some(
              (other) => other.id !== targetId && other.customerName === customerName,
            );
            return (
              charge && (
                <tr key={targetId} data-row="customer">
                  <th scope="row" colSpan={2}>
                    <Part as="div" data-slot="checkout-customer">
                      <Mark seed={customerId} size="sm" />
                      <span>
                        <bdi>{customerName}</bdi>
                        {isTwice && domain && <small>{domain}</small>}
                      </span>
                      <PriceNotes charge={charge} quote={priced} />
                    </Part>
                  </th>
                  <AmountCells
                    {...{ line, targets, total }}
                    charges={[charge]}
                    quote={priced}
                    hasDeadline={edits !== undefined}
                  />
                  {edits && <td data-cell="remove" />}
                </tr>
              )
            );
          })}
      </tbody>
    );
  },
);
