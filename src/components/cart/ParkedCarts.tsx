import { type ReactNode, Suspense, useRef } from 'react';
import type { ParkedCartsState } from '../../contracts/cart';
import { isParkedExpired, type ParkedCart } from '../../domain/cart/parked-cart';
import { countOf, type Entries, unreadableIn } from '../../domain/entries';
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
import { PARKED } from './parked-css';

/** Props of {@link ParkedCarts}. */
export interface ParkedCartsProps extends ParkedCartsState {
  /** The present time in milliseconds since 1970. */
  now: number;
}

const Root = /* @__PURE__ */ styled('section')(/* @__PURE__ */ layered(PARKED));
const ParkCartModal = /* @__PURE__ */ lazyPart(
  async () => (await import('./ParkCartModal')).ParkCartModal,
);

/** What a cart is called: by its user, else by those whom it is for. */
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
      <bdi>{customers.length === 0 ? t('parkedNobody') : customers.join(', ')}</bdi>
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

/** The carts that are put aside: whom each is for, how much is in it, and the way back (workday §4). */
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
