import { type ReactNode, Suspense, useRef } from 'react';
import type { ParkedCartsState } from '../../contracts/cart';
import { isParkedExpired, type ParkedCart } from '../../domain/cart/parked-cart';
import { countOf, type Entries, unreadableIn } from '../../domain/entries';
import { listed } from '../../domain/text/listed';
import { cartParkedMessages } from '../../messages/generated/en/cart';
import { uiTimeMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AlertDialog } from '../ui/AlertDialog';
import { Button } from '../ui/Button';
import { FailedState } from '../ui/FailedState';
import { FormFailure } from '../ui/FormFailure';
import { IconButton } from '../ui/IconButton';
import { DeleteIcon } from '../ui/icons';
import { lazyPart } from '../ui/lazy-part';
import { timeAgo } from '../ui/RelativeTime';
import { unreadableItem } from '../ui/UnreadableEntry';
import { useKeptFocus } from '../ui/useKeptFocus';

/** Layout of the saved carts, below the current cart. */
const PARKED = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-3);
  min-inline-size: 0;
  & > h2 { margin: 0; font-family: var(--plinth-font-heading); font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 24px; }
  & > ul { display: grid; grid-template-columns: minmax(0, 1fr); margin: 0; padding: 0; border: 1px solid var(--plinth-border); border-radius: var(--plinth-radius-md); background: var(--plinth-surface); list-style: none; }
  & > ul > li { display: flex; flex-wrap: wrap; align-items: center; gap: var(--plinth-space-2) var(--plinth-space-3); min-inline-size: 0; padding: var(--plinth-space-3) var(--plinth-space-4); }
  & > ul > li + li { border-block-start: 1px solid var(--plinth-border); }
  & > ul > li > div { flex: 1 1 200px; min-inline-size: 0; overflow-wrap: anywhere; }
  & h3 { margin: 0; font-size: var(--plinth-font-size-md); font-weight: 550; line-height: 20px; }
  & li p { margin: 2px 0 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & li p > span + span::before { content: ' · '; }
`;

export interface ParkedCartsProps extends ParkedCartsState {
  /** The present time in milliseconds since 1970. */
  now: number;
}

const Root = styled('section')(layered(PARKED));
const ParkCartModal = lazyPart(async () => (await import('./ParkCartModal')).ParkCartModal);

/** The name of a saved cart: the user's, otherwise its customers'. */
function useNameOf(): (cart: ParkedCart) => string {
  const t = useMessages(cartParkedMessages);
  const locale = useMessagesLocale();
  return ({ name, targets }) => {
    const customers = [...new Set(targets.map(({ customerName }) => customerName))];
    if (name !== null) return name;
    if (customers.length === 0) return t('parkedNobody');
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(customers);
  };
}

function Row({ cart, ...props }: { cart: ParkedCart } & Omit<ParkedCartsProps, 'carts'>) {
  const t = useMessages(cartParkedMessages);
  const tTime = useMessages(uiTimeMessages);
  const locale = useMessagesLocale();
  const name = useNameOf()(cart);
  const { targets, lineCount, parkedAt } = cart;
  const customers = [...new Set(targets.map(({ customerName }) => customerName))];
  const isTaken = props.takenId === cart.id;
  const facts: readonly ReactNode[] = [
    cart.name !== null && (
      <bdi>{customers.length === 0 ? t('parkedNobody') : listed(customers, locale)}</bdi>
    ),
    t('parkedLines', { count: lineCount }),
    parkedAt && timeAgo(parkedAt, props.now, tTime, locale),
    isParkedExpired(cart, props.now) && t('parkedExpired'),
  ].filter(Boolean);
  return (
    <>
      <div>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p>
          {facts.map((fact, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: each fact has its place.
            <span key={at}>{fact}</span>
          ))}
        </p>
      </div>
      <Button
        size="sm"
        aria-label={t('takeBackNamed', { name })}
        isPending={isTaken}
        isDisabled={props.takenId !== null && !isTaken}
        onPress={() => props.onTake(cart)}
      >
        {t('takeBack')}
      </Button>
      <IconButton
        size="sm"
        label={t('deleteParked', { name })}
        isDisabled={isTaken}
        onPress={() => props.onDelete(cart)}
      >
        <DeleteIcon aria-hidden />
      </IconButton>
    </>
  );
}

/** Saved carts: customers, number of lines, and a button to restore each (workday §4). */
export function ParkedCarts({ carts: reading, ...props }: ParkedCartsProps) {
  const t = useMessages(cartParkedMessages);
  const nameOf = useNameOf();
  const carts: Entries<ParkedCart> = reading.status === 'ready' ? reading.data : [];
  const root = useRef<HTMLElement>(null);
  const focus = useKeptFocus({
    rows: root,
    count: carts.length,
    keyAt: (index) => carts[index]?.id ?? '',
  });
  const { naming, deletion } = props;
  return (
    <>
      {(countOf(carts) > 0 || reading.status === 'failed') && (
        <Root
          ref={root}
          aria-label={t('parkedTitle')}
          onFocus={focus.onFocus}
          onBlur={focus.onBlur}
        >
          <h2>{t('parkedTitle')}</h2>
          {reading.status === 'failed' && (
            <FailedState
              failure={reading.failure}
              fallback={t('parkedFailed')}
              isRetrying={reading.isRefreshing}
            />
          )}
          <FormFailure failure={props.failure} />
          {countOf(carts) > 0 && (
            <ul>
              {carts.map((cart, index) => (
                <li key={cart.id} data-index={index}>
                  <Row {...props} cart={cart} />
                </li>
              ))}
              {unreadableIn(carts).map(unreadableItem)}
            </ul>
          )}
        </Root>
      )}
      <Suspense fallback={null}>{naming && <ParkCartModal {...naming} />}</Suspense>
      {deletion && (
        <AlertDialog
          isOpen={deletion.isOpen}
          tone="danger"
          title={t('deleteTitle', { name: nameOf(deletion.cart) })}
          text={t('deleteText', { count: deletion.cart.lineCount })}
          confirmText={t('deleteGo')}
          isPending={deletion.isPending}
          onConfirm={deletion.onConfirm}
          onClose={deletion.onClose}
        >
          <FormFailure
            shouldFocus={false}
            failure={deletion.failure}
            fallback={t('deleteFailed')}
          />
        </AlertDialog>
      )}
    </>
  );
}
