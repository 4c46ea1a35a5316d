import { type MouseEvent, useRef } from 'react';
import { issueKey, judgeIssues } from '../../domain/cart/quote';
import type { CartValidation } from '../../domain/cart/validation';
import { cartValidateMessages } from '../../messages/generated/en/cart';
import { sharedPricingMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { SuccessIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { OPEN_ISSUE } from './IssueGroupItem';
import { PurchaseSums } from './PurchaseSums';
import { VALIDATION_BOX } from './purchase-css';

interface ValidationBoxProps extends Pick<CartValidation, 'cart' | 'quote'> {
  ticked: ReadonlySet<string>;
  /** Whether the cart is being validated. */
  isChecking: boolean;
  onCheckAgain: () => void;
}

const Box = styled(Card)(layered(VALIDATION_BOX));

/** The next open issue after the last one; starts over at the end. */
function nextIssue(page: Element, last: Element | null): HTMLElement | undefined {
  const open = [...page.querySelectorAll<HTMLElement>(`[${OPEN_ISSUE}]`)];
  const isAfter = (each: Element) =>
    last !== null && last.compareDocumentPosition(each) === Node.DOCUMENT_POSITION_FOLLOWING;
  return open.find(isAfter) ?? open[0];
}

/** How many issues are left, the sums if none is, and the link to the next step. */
export function ValidationBox(props: ValidationBoxProps) {
  const { purchase: purchaseHref } = useLinks();
  const { cart, quote, ticked, isChecking, onCheckAgain } = props;
  const last = useRef<HTMLElement | null>(null);
  const t = useMessages(cartValidateMessages);
  const tPricing = useMessages(sharedPricingMessages);
  const { errors, warnings, isFine } = judgeIssues(quote.issues, ticked);
  const unticked = warnings.filter((issue) => !ticked.has(issueKey(issue)));
  const todo = [
    errors.length > 0 && t('problemCount', { count: errors.length }),
    unticked.length > 0 && t('warningCount', { count: unticked.length }),
  ].filter((text) => text !== false);

  const fine =
    warnings.length > 0 ? t('warningsConfirmed', { count: warnings.length }) : t('everythingFine');

  function goToNext({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    const page = currentTarget.closest('[data-slot="validate-cart-screen"]');
    const next = page && nextIssue(page, last.current);
    if (!next) return;
    last.current = next;
    (next.querySelector<HTMLElement>('a, button, input') ?? next).focus();
  }

  return (
    <Box data-slot="validation-box" data-bottom-bar>
      <div role="status">
        {isFine && <SuccessIcon aria-hidden />}
        <h2>{isFine ? fine : todo.join(' ')}</h2>
      </div>
      {isFine && <p>{t('everythingFineText')}</p>}
      {isFine && <PurchaseSums cart={cart} quote={quote} />}
      <Part as="div" data-slot="purchase-actions">
        {!isFine && <Button onPress={goToNext}>{t('nextProblem')}</Button>}
        {isFine ? (
          <Link href={purchaseHref} data-variant="primary">
            {t('continueToReview')}
          </Link>
        ) : (
          <Button
            variant="primary"
            isDisabled
            disabledReason={errors.length > 0 ? t('fixFirst') : t('confirmFirst')}
          >
            {t('continueToReview')}
          </Button>
        )}
        <Button variant="ghost" isPending={isChecking} onPress={onCheckAgain}>
          {tPricing('checkAgain')}
        </Button>
      </Part>
    </Box>
  );
}
