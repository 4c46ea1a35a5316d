import type { CartQuestion } from '../../contracts/cart';
import { moveNames } from '../../domain/cart/cart-move';
import { sharedCartQuestionMessages } from '../../messages/generated/en/shared';
import { type Translate, useMessages, useMessagesLocale } from '../../messages/messages';
import { AlertDialog } from '../ui/AlertDialog';
import { Button } from '../ui/Button';
import { FormFailure } from '../ui/FormFailure';

export interface CartQuestionDialogProps {
  /** The question; null closes the dialog. */
  question: CartQuestion | null | undefined;
}

type T = Translate<(typeof sharedCartQuestionMessages)['messages']>;
type About = CartQuestion['about'];

/** Maximum number of names in a sentence; the rest is counted. */
const NAMED_MOST = 3;

function namesText(names: readonly string[], t: T, locale: string, most = NAMED_MOST): string {
  const rest = names.length - most;
  const listed = rest > 0 ? [...names.slice(0, most), t('andMore', { count: rest })] : names;
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(listed);
}

/** The question as a sentence, naming the current and the new customers of the cart. */
function sentenceOf(about: About, t: T, locale: string): string {
  const { lineCount: count } = about;
  if (about.type === 'buyAgain') {
    const { customerName: customer, customers } = about;
    return customers.length === 0
      ? t('againNobody', { count, customer })
      : t('againText', { count, customer, customers: namesText(customers, t, locale) });
  }
  const to = namesText(moveNames(about, 'to'), t, locale);
  const from = namesText(moveNames(about, 'from'), t, locale);
  if (about.from.length === 0) return t('moveAlso', { count, to });
  return about.to.length === 0
    ? t('moveNoMore', { count, from })
    : t('moveInstead', { count, to, from });
}

/**
 * Asks before the cart is switched to other customers, and before an order is copied into a cart
 * that is not empty (workday §4). The cart can be saved for later instead, so that nothing is lost.
 */
export function CartQuestionDialog({ question }: CartQuestionDialogProps) {
  return question ? <OpenQuestion {...question} /> : null;
}

function OpenQuestion({ about, isPending, failure, onGoOn, onPutAside, onClose }: CartQuestion) {
  const t = useMessages(sharedCartQuestionMessages);
  const locale = useMessagesLocale();
  const isAgain = about.type === 'buyAgain';
  const to = isAgain ? [] : moveNames(about, 'to');
  const go = isAgain
    ? t('againAdd')
    : to.length === 0
      ? t('moveChange')
      : t('moveFor', { to: namesText(to, t, locale, 1) });
  const aside = t(isAgain ? 'againAside' : 'putAside');
  const confirm = onGoOn ?? onPutAside;
  return (
    <AlertDialog
      isOpen
      tone="warning"
      title={t(isAgain ? 'againTitle' : 'moveTitle')}
      text={[sentenceOf(about, t, locale), confirm === null && t('againFull')]
        .filter(Boolean)
        .join(' ')}
      confirmText={confirm === null ? undefined : onGoOn ? go : aside}
      showCancel={confirm !== null}
      isPending={isPending}
      onConfirm={confirm ?? onClose}
      otherAction={
        onGoOn &&
        onPutAside && (
          <Button isDisabled={isPending} onPress={onPutAside}>
            {aside}
          </Button>
        )
      }
      onClose={onClose}
    >
      {onPutAside && <p>{t('asideText')}</p>}
      <FormFailure shouldFocus={false} failure={failure} />
    </AlertDialog>
  );
}
