import { useId, useRef } from 'react';
import { issueKey, type QuoteIssue } from '../../domain/cart/quote';
import type { IssueGroup } from '../../domain/cart/validation';
import { cartValidateMessages } from '../../messages/generated/en/cart';
import { sharedBuyerMessages } from '../../messages/generated/en/shared';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Link } from '../ui/Link';
import { ISSUE_GROUP } from './purchase-css';

interface IssueGroupItemProps {
  group: IssueGroup;
  /** The line and the customer of an issue, in words; empty for the whole cart. */
  placeOf: (issue: QuoteIssue) => string;
  ticked: ReadonlySet<string>;
  onTick: (key: string, isTicked: boolean) => void;
  /** Address where an issue can be fixed; null if none. */
  fixHref: (issue: QuoteIssue) => string | null;
  /** Address where existing seats can be changed instead; null if none. */
  seatsHref: (issue: QuoteIssue) => string | null;
  /** Leaves the client view, which hides everything about the viewer's own costs. @default off */
  onShowHidden: (() => void) | null;
}

const Root = styled('li')(layered(ISSUE_GROUP));

const TONES = { error: 'danger', warning: 'warning', info: 'info' } as const;
const CAUSES = {
  below_cost: 'causeCost',
  low_margin: 'causeMargin',
  price_changed: 'causePrice',
  duplicate_line: 'causeTwice',
  already_subscribed: 'causeSubscribed',
} as const;
const ABOUT_COST: readonly string[] = ['low_margin', 'below_cost'];

const isIn = <T extends object>(table: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(table, key);

/** Marks groups with something to fix or to confirm; "next issue" stops at them. */
export const OPEN_ISSUE = 'data-open-issue';

/** Issues with one cause: each with a link to fix it, or one checkbox to confirm all warnings. */
export function IssueGroupItem(props: IssueGroupItemProps) {
  const { group, placeOf, ticked, onTick, fixHref, seatsHref, onShowHidden } = props;
  const { severity, code, issues } = group;
  const t = useMessages(cartValidateMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const tBuyer = useMessages(sharedBuyerMessages);
  const root = useRef<HTMLLIElement>(null);
  const id = useId();
  const isWarning = severity === 'warning';
  const isHidden = onShowHidden !== null && ABOUT_COST.includes(code);
  const isTicked = issues.every((issue) => ticked.has(issueKey(issue)));
  const isOpen = severity === 'error' || (isWarning && !isTicked);
  const heading = isHidden
    ? t('hiddenInClientView')
    : isWarning && isIn(CAUSES, code)
      ? t(CAUSES[code])
      : null;
  return (
    <Root
      ref={root}
      data-slot="issue"
      data-severity={severity}
      tabIndex={-1}
      {...(isOpen && { [OPEN_ISSUE]: '' })}
    >
      <Badge tone={isIn(TONES, severity) ? TONES[severity] : 'neutral'}>
        {isIn(TONES, severity) ? tFeedback(TONES[severity]) : severity}
      </Badge>
      <Part as="div" data-slot="issue-body">
        {heading && <h2 id={id}>{heading}</h2>}
        {!isHidden && (
          <ul>
            {issues.map((issue, index) => {
              const place = placeOf(issue);
              const seats = seatsHref(issue);
              const fix = severity === 'error' ? fixHref(issue) : null;
              const textId = `${id}-${index}`;
              return (
                <li key={issueKey(issue)}>
                  <div>
                    <bdi id={textId}>{issue.message}</bdi>
                    {place && (
                      <small>
                        <bdi>{place}</bdi>
                      </small>
                    )}
                  </div>
                  {seats && (
                    <Link href={seats} aria-describedby={textId}>
                      {tBuyer('itsSeats')}
                    </Link>
                  )}
                  {fix && (
                    <Link href={fix} aria-describedby={textId}>
                      {t('fix')}
                    </Link>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {isHidden ? (
          <Button
            size="sm"
            onPress={() => {
              // The button is removed.
              root.current?.focus();
              onShowHidden();
            }}
          >
            {t('showHidden')}
          </Button>
        ) : (
          isWarning && (
            <Checkbox
              label={t('confirmWarning')}
              aria-describedby={heading ? id : `${id}-0`}
              isSelected={isTicked}
              onChange={(next) => {
                for (const issue of issues) onTick(issueKey(issue), next);
              }}
            />
          )
        )}
      </Part>
    </Root>
  );
}
