import { useId } from 'react';
import { issueKey, type QuoteIssue } from '../../domain/cart/quote';
import { cartValidateMessages } from '../../messages/generated/en/cart';
import { sharedBuyerMessages } from '../../messages/generated/en/shared';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Badge } from '../ui/Badge';
import { Checkbox } from '../ui/Checkbox';
import { Link } from '../ui/Link';

interface IssueItemProps {
  issue: QuoteIssue;
  /** Name of the customer with the issue, if there are several customers; null otherwise. */
  customerName: string | null;
  isTicked: boolean;
  onTick: (key: string, isTicked: boolean) => void;
  /** Address where the issue can be fixed; null if there is none. */
  fixHref: string | null;
  /** Address where existing seats can be changed instead; null if there is none. */
  seatsHref: string | null;
  /** Client view: hides everything about the viewer's own costs. */
  isClientView: boolean;
}

const Root = styled('div')(
  layered(`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--plinth-space-2) var(--plinth-space-3);
  padding: var(--plinth-space-2) var(--plinth-space-3);
  border: 1px solid var(--plinth-border);
  border-inline-start-width: 3px;
  border-radius: var(--plinth-radius-sm);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  &[data-severity='error'] { border-inline-start-color: var(--plinth-danger); }
  &[data-severity='warning'] { border-inline-start-color: var(--plinth-warning-text); }
  &[data-severity='info'] { border-inline-start-color: var(--plinth-info-text); }
  & > [data-slot='issue-text'] { flex: 1 1 240px; min-inline-size: 0; }
  & > [data-slot='issue-text'] > small { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); }
  `),
);

const TONES = { error: 'danger', warning: 'warning', info: 'info' } as const;
const ABOUT_COST: readonly string[] = ['low_margin', 'below_cost'];

/** Marks issues that still need a fix or confirmation; "next issue" stops at them. */
export const OPEN_ISSUE = 'data-open-issue';

/** An issue of the cart, with a link to fix it or a checkbox to confirm a warning. */
export function IssueItem(props: IssueItemProps) {
  const { issue, customerName, isTicked, onTick, fixHref, seatsHref, isClientView } = props;
  const t = useMessages(cartValidateMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const tBuyer = useMessages(sharedBuyerMessages);
  const id = useId();
  const { severity } = issue;
  const knownSeverity = Object.hasOwn(TONES, severity) ? (severity as keyof typeof TONES) : null;
  const isOpen = severity === 'error' || (severity === 'warning' && !isTicked);
  const isHidden = isClientView && ABOUT_COST.includes(issue.code);
  return (
    <Root
      data-slot="issue"
      data-severity={severity}
      tabIndex={-1}
      {...(isOpen && { [OPEN_ISSUE]: '' })}
    >
      <Badge tone={knownSeverity ? TONES[knownSeverity] : 'neutral'}>
        {knownSeverity ? tFeedback(TONES[knownSeverity]) : severity}
      </Badge>
      <Part as="div" data-slot="issue-text" id={id}>
        {isHidden ? <span>{t('hiddenInClientView')}</span> : <bdi>{issue.message}</bdi>}
        {customerName && (
          <>
            {' '}
            <small>
              <bdi>{customerName}</bdi>
            </small>
          </>
        )}
      </Part>
      {severity === 'warning' && (
        <Checkbox
          label={t('confirmWarning')}
          aria-describedby={id}
          isSelected={isTicked}
          onChange={(next) => onTick(issueKey(issue), next)}
        />
      )}
      {seatsHref && (
        <Link href={seatsHref} aria-describedby={id}>
          {tBuyer('itsSeats')}
        </Link>
      )}
      {severity === 'error' && fixHref && (
        <Link href={fixHref} aria-describedby={id}>
          {t('fix')}
        </Link>
      )}
    </Root>
  );
}
