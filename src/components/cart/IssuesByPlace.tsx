import type { ReactNode } from 'react';
import { fixOf } from '../../domain/cart/issue-fix';
import { issueKey, type QuoteIssue } from '../../domain/cart/quote';
import { type CartValidation, placeIssues } from '../../domain/cart/validation';
import { cartValidateMessages } from '../../messages/generated/en/cart';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Card } from '../ui/Card';
import { useLinks } from '../ui/LinksProvider';
import { IssueItem } from './IssueItem';
import { RECORDS } from './purchase-css';

interface IssuesByPlaceProps extends CartValidation {
  ticked: ReadonlySet<string>;
  onTick: (key: string, isTicked: boolean) => void;
  /** Whether the user may choose customers. Without that, customer issues cannot be fixed here. */
  canChooseClient: boolean;
  isClientView: boolean;
}

const Records = styled(Card)(layered(RECORDS));

/** All issues of a cart, grouped by customer and line (commerce §5). */
export function IssuesByPlace(props: IssuesByPlaceProps) {
  const links = useLinks();
  const { cart, quote, ticked, onTick, canChooseClient, isClientView } = props;
  const t = useMessages(cartValidateMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const { general, ofTarget, ofLine } = placeIssues({ cart, quote });

  function hrefOf(issue: QuoteIssue): string | null {
    const fix = fixOf(issue);
    if (!fix || (fix.step === 'selectClient' && !canChooseClient)) return null;
    const href = links[fix.step] ?? null;
    return fix.fieldId === null || href === null ? href : `${href}#${fix.fieldId}`;
  }

  const nameOf = ({ targetId }: QuoteIssue) =>
    cart.targets.length > 1
      ? (cart.targets.find(({ id }) => id === targetId)?.customerName ?? null)
      : null;

  const list = (issues: readonly QuoteIssue[], isNamed: boolean) =>
    issues.map((issue) => (
      <IssueItem
        key={issueKey(issue)}
        issue={issue}
        customerName={isNamed ? nameOf(issue) : null}
        isTicked={ticked.has(issueKey(issue))}
        onTick={onTick}
        fixHref={hrefOf(issue)}
        seatsHref={(issue.subscriptionId && links.subscription?.(issue.subscriptionId)) || null}
        isClientView={isClientView}
      />
    ));

  const record = (
    id: string,
    heading: ReactNode,
    issues: readonly QuoteIssue[],
    isNamed: boolean,
  ) => (
    <li key={id}>
      <Part as="div" data-slot="record-head">
        <h3>{heading}</h3>
        {issues.length === 0 && <p>{t('noProblems')}</p>}
      </Part>
      {list(issues, isNamed)}
    </li>
  );

  return (
    <>
      {general.length > 0 && (
        <Records>
          <h2>{t('issuesOfCart')}</h2>
          {list(general, true)}
        </Records>
      )}
      <Records>
        <h2>{t('issuesOfTargets')}</h2>
        <ul>
          {cart.targets.map(({ id, customerName, domain }) =>
            record(
              id,
              <>
                <bdi>{customerName}</bdi> {domain && <small>{domain}</small>}
              </>,
              ofTarget.get(id) ?? [],
              false,
            ),
          )}
        </ul>
      </Records>
      <Records>
        <h2>{t('issuesOfLines')}</h2>
        <ul>
          {cart.lines.map(({ id, quantity, productName, friendlyName }) =>
            record(
              id,
              <>
                <span>{tFacts('quantityTimes', { quantity, product: productName })}</span>{' '}
                {friendlyName && (
                  <small>
                    <bdi>{friendlyName}</bdi>
                  </small>
                )}
              </>,
              ofLine.get(id) ?? [],
              true,
            ),
          )}
        </ul>
      </Records>
    </>
  );
}
