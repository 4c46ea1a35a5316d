import { fixOf } from '../../domain/cart/issue-fix';
import { issueKey, type QuoteIssue } from '../../domain/cart/quote';
import { type CartValidation, issuesByCause } from '../../domain/cart/validation';
import { cartValidateMessages } from '../../messages/generated/en/cart';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { CARD } from '../ui/Card';
import { useLinks } from '../ui/LinksProvider';
import { IssueGroupItem } from './IssueGroupItem';

interface CartIssuesProps extends CartValidation {
  ticked: ReadonlySet<string>;
  onTick: (key: string, isTicked: boolean) => void;
  /** Whether the user may choose customers. Without that, customer issues cannot be fixed here. */
  canChooseClient: boolean;
  /** Leaves the client view. @default it is off */
  onShowHidden: (() => void) | null;
}

const List = styled('ul')(layered(() => `${CARD} margin: 0; padding: 0; list-style: none;`));

/** All issues of a cart: errors one by one, then warnings by cause (commerce §5). */
export function CartIssues(props: CartIssuesProps) {
  const links = useLinks();
  const { cart, quote, canChooseClient, ...group } = props;
  const t = useMessages(cartValidateMessages);

  function fixHref(issue: QuoteIssue): string | null {
    const fix = fixOf(issue);
    if (!fix || (fix.step === 'selectClient' && !canChooseClient)) return null;
    const href = links[fix.step] ?? null;
    return fix.fieldId === null || href === null ? href : `${href}#${fix.fieldId}`;
  }

  function placeOf({ lineId, targetId }: QuoteIssue): string {
    const line = cart.lines.find(({ id }) => id === lineId);
    const target =
      cart.targets.length > 1 ? cart.targets.find(({ id }) => id === targetId) : undefined;
    return [line?.productName, line?.friendlyName, target?.customerName]
      .filter(Boolean)
      .join(' · ');
  }

  return (
    <List data-slot="issues" aria-label={t('issues')}>
      {issuesByCause(quote.issues).map((each) => (
        <IssueGroupItem
          key={each.issues.map(issueKey).join()}
          {...group}
          {...{ group: each, placeOf, fixHref }}
          seatsHref={({ subscriptionId }) =>
            (subscriptionId && links.subscription?.(subscriptionId)) || null
          }
        />
      ))}
    </List>
  );
}
