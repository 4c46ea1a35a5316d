import { useRef } from 'react';
import type { CartLinesState, CartScreenProps } from '../../contracts/cart';
import type { Cart } from '../../domain/cart/cart';
import { linesByOrder, type Quote } from '../../domain/cart/quote';
import { unreadableIn } from '../../domain/entries';
import type { Reading } from '../../domain/reading';
import { cartFinalMessages, cartLineMessages } from '../../messages/generated/en/cart';
import { sharedFactsMessages, sharedSumsMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { unreadableText } from '../ui/UnreadableEntry';
import { useKeptFocus } from '../ui/useKeptFocus';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { CheckoutLine } from './CheckoutLine';
import { CHECKOUT } from './checkout-css';

/** What the lines of a {@link CheckoutTable} are edited with. */
export interface CheckoutEditing extends Pick<CartScreenProps['editing'], 'failed'> {
  lines: CartLinesState;
  isReadOnly: boolean;
  /** Id of the line that Undo restores; it is focused when it appears. @default none */
  undoneId: string | null;
}

export interface CheckoutTableProps {
  cart: Cart;
  quote: Reading<Quote>;
  /** @default the lines cannot be edited */
  editing?: CheckoutEditing | undefined;
}

const Root = styled('div')(layered(CHECKOUT));

/** Focuses a restored line: its name is read out, and a repeated key does not remove it again. */
function focusLine(line: HTMLElement | null): void {
  if (!line) return;
  line.tabIndex = -1;
  line.focus();
}

/**
 * What is bought: a table for each vendor, with the amounts of each line, and of each customer if
 * there are several. After a removal the next line is focused; after Undo the restored line.
 */
export function CheckoutTable({ cart, quote, editing }: CheckoutTableProps) {
  const t = useMessages(cartLineMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tSums = useMessages(sharedSumsMessages);
  const tFinal = useMessages(cartFinalMessages);
  const list = useRef<HTMLDivElement>(null);
  // One order a vendor, for each customer.
  const groups = linesByOrder(cart.lines.map((line) => ({ ...line, targetId: '' })));
  const ordered = groups.flat();
  const { onFocus, onBlur } = useKeptFocus({
    rows: list,
    count: ordered.length,
    keyAt: (index) => ordered[index]?.id ?? '',
  });

  /** The next line is focused, not its button: a second press of a key would remove it too. */
  function onRemove(lineId: string): void {
    const at = ordered.findIndex(({ id }) => id === lineId);
    const lineAt = (index: number) =>
      list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    focusLine(lineAt(at + 1) ?? lineAt(at - 1) ?? list.current);
    editing?.lines?.onRemove(lineId);
  }

  return (
    <Root
      ref={list}
      data-slot="cart-lines"
      data-previous={quote.status === 'ready' && quote.isPrevious ? '' : undefined}
      tabIndex={-1}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {groups.map((lines) => {
        const [{ vendorId, vendorName } = { vendorId: '', vendorName: '' }] = lines;
        return (
          <section key={vendorId} aria-label={t('orderOf', { vendor: vendorName })}>
            <h2>{t('orderOf', { vendor: vendorName })}</h2>
            <table>
              <thead>
                <tr>
                  <th scope="col">
                    <bdi>{vendorName}</bdi>
                  </th>
                  <th scope="col" data-cell="quantity">
                    {cart.targets.length > 1 ? t('quantityEach') : tFacts('quantity')}
                  </th>
                  <th scope="col" data-cell="price">
                    {tFacts('priceEach')}
                  </th>
                  <th scope="col" data-cell="first">
                    {tSums('firstCharge')}
                  </th>
                  <th scope="col" data-cell="owed">
                    {tFacts('owed')}
                  </th>
                  {editing && (
                    <td data-cell="remove">
                      <VisuallyHidden />
                    </td>
                  )}
                </tr>
              </thead>
              {lines.map((line) => (
                <CheckoutLine
                  key={line.id}
                  ref={line.id === editing?.undoneId ? focusLine : undefined}
                  index={ordered.indexOf(line)}
                  {...{ line, quote, editing }}
                  targets={cart.targets}
                  onRemove={onRemove}
                />
              ))}
            </table>
          </section>
        );
      })}
      {unreadableIn(cart.lines).map(unreadableText)}
      {cart.targets.length > 0 && (
        <Part as="p" data-slot="checkout-foot">
          {`${tFinal('ordersMade', { count: groups.length * cart.targets.length })} ${t('withoutTax')}`}
        </Part>
      )}
    </Root>
  );
}
