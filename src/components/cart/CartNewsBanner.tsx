import type { Cart } from '../../domain/cart/cart';
import type { CartEdit, CartLineDifference, CartNews } from '../../domain/cart/cart-edits';
import { nowAfter } from '../../domain/time/now-after';
import { relativeTimeOf } from '../../domain/time/relative-time';
import { cartNewsMessages } from '../../messages/generated/en/cart';
import { uiTimeMessages } from '../../messages/generated/en/ui';
import { type Translate, useMessages } from '../../messages/messages';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';

export interface CartNewsBannerProps {
  /** The changes made by another user. */
  news: CartNews;
  cart: Cart;
  /** The present time in milliseconds since 1970. */
  now: number;
  /** Whether the user's own edit is being applied again. */
  isPending: boolean;
  /** Called to apply the user's own edit to the current cart. */
  onApplyAgain: () => void;
  /** Called when the banner is dismissed. */
  onLeave: () => void;
}

type T = Translate<(typeof cartNewsMessages)['messages']>;

function lineSentence({ before, after }: CartLineDifference, t: T): string {
  const name = (after ?? before)?.productName ?? '';
  if (before === null) return t('lineAdded', { name });
  if (after === null) return t('lineGone', { name });
  return before.quantity === after.quantity
    ? t('lineChanged', { name })
    : t('quantityChanged', { name, before: before.quantity, after: after.quantity });
}

/** Label of the button that applies the user's own edit. */
function editLabel(edit: CartEdit, { lines }: Cart, t: T): string {
  if (edit.type === 'poNumber') return t('applyPoNumber');
  if (edit.type === 'targets') return t('applyTargets');
  const name = lines.find(({ id }) => id === edit.lineId)?.productName ?? '';
  if (edit.type === 'remove') return t('applyRemove', { name });
  const { quantity } = edit.changes;
  return quantity === undefined
    ? t('applyChange', { name })
    : t('applyQuantity', { name, quantity });
}

/** Another user's changes to the cart; offers to apply the user's own edit again (commerce §3). */
export function CartNewsBanner(props: CartNewsBannerProps) {
  const { news, cart, now, isPending, onApplyAgain, onLeave } = props;
  const t = useMessages(cartNewsMessages);
  const tTime = useMessages(uiTimeMessages);
  const { difference, edit, by, at } = news;
  const age = at && relativeTimeOf(at, nowAfter(now, at));
  const when = !age ? tTime('now') : 'count' in age ? tTime(age.unit, age) : tTime(age.unit);
  const sentences = [
    ...difference.lines.map((line) => lineSentence(line, t)),
    ...(difference.areTargetsChanged ? [t('targetsChanged')] : []),
    ...(difference.isPoNumberChanged ? [t('poNumberChanged')] : []),
    ...(by ? [t('changedBy', { email: by })] : []),
    ...(edit ? [t('ownEdit')] : []),
  ];
  return (
    <Banner
      tone={edit ? 'warning' : 'info'}
      title={t('changedElsewhere', { when })}
      onDismiss={edit ? undefined : onLeave}
      actions={
        edit && (
          <>
            <Button size="sm" isPending={isPending} onPress={onApplyAgain}>
              {editLabel(edit, cart, t)}
            </Button>
            <Button size="sm" variant="ghost" onPress={onLeave}>
              {t('keep')}
            </Button>
          </>
        )
      }
    >
      {sentences.join(' ')}
    </Banner>
  );
}
