import { useRef } from 'react';
import type { CartScreenProps } from '../../contracts/cart';
import type { Cart, CartLine } from '../../domain/cart/cart';
import { unreadableIn } from '../../domain/entries';
import { cartLineMessages } from '../../messages/generated/en/cart';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { unreadableText } from '../ui/UnreadableEntry';
import { useKeptFocus } from '../ui/useKeptFocus';
import { CartLineCard } from './CartLineCard';
import { ORDER_GROUP } from './cart-css';

export interface CartLinesProps
  extends Pick<CartScreenProps, 'quote' | 'lines'>,
    Pick<CartScreenProps['editing'], 'failed'> {
  cart: Cart;
  isReadOnly: boolean;
  /** Id of the line that Undo restores; it is focused when it appears. @default none */
  undoneId: string | null;
}

const Group = styled('section')(layered(ORDER_GROUP));

/** Groups lines by vendor, in order of the first line: each vendor gets one order. */
function byVendor(lines: readonly CartLine[]): readonly (readonly CartLine[])[] {
  const vendors = new Map<string, CartLine[]>();
  for (const line of lines) {
    vendors.set(line.vendorId, [...(vendors.get(line.vendorId) ?? []), line]);
  }
  return [...vendors.values()];
}

/** Focuses a restored line: its name is read out, and a repeated key does not remove it again. */
function focusLine(item: HTMLElement | null): void {
  const line = item?.querySelector<HTMLElement>('[role=group]');
  if (!line) return;
  line.tabIndex = -1;
  line.focus();
}

/**
 * The lines of the cart, grouped by order. After a removal the next line is focused; after Undo the
 * restored line.
 */
export function CartLines(props: CartLinesProps) {
  const { cart, quote, isReadOnly, undoneId, failed } = props;
  const { endDates, ...edits } = props.lines;
  const t = useMessages(cartLineMessages);
  const list = useRef<HTMLDivElement>(null);
  const groups = byVendor(cart.lines);
  const ordered = groups.flat();
  const { onFocus, onBlur } = useKeptFocus({
    rows: list,
    count: ordered.length,
    keyAt: (index) => ordered[index]?.id ?? '',
  });
  const failedOf = ({ id }: CartLine) => {
    if (!failed || !('lineId' in failed.edit) || failed.edit.lineId !== id) return null;
    const changes = failed.edit.type === 'change' ? failed.edit.changes : {};
    return { changes, failure: failed.failure };
  };

  return (
    <Part
      as="div"
      ref={list}
      data-slot="cart-lines"
      tabIndex={-1}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {groups.map((lines) => {
        const [{ vendorId, vendorName } = { vendorId: '', vendorName: '' }] = lines;
        return (
          <Group key={vendorId} aria-label={t('orderOf', { vendor: vendorName })}>
            <header>
              <h2>{t('orderOf', { vendor: vendorName })}</h2>
              {cart.targets.length > 1 && <p>{t('ordersOf', { count: cart.targets.length })}</p>}
            </header>
            <ul>
              {lines.map((each) => (
                <li
                  key={each.id}
                  ref={each.id === undoneId ? focusLine : undefined}
                  data-index={ordered.indexOf(each)}
                >
                  <CartLineCard
                    {...edits}
                    quote={quote}
                    line={each}
                    targets={cart.targets}
                    endDates={endDates?.line.id === each.id ? endDates : null}
                    failed={failedOf(each)}
                    isReadOnly={isReadOnly}
                  />
                </li>
              ))}
            </ul>
          </Group>
        );
      })}
      {unreadableIn(cart.lines).map(unreadableText)}
    </Part>
  );
}
