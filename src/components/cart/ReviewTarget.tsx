import type { Cart, CartTarget } from '../../domain/cart/cart';
import type { Quote } from '../../domain/cart/quote';
import {
  sharedFactsMessages,
  sharedPlansMessages,
  sharedPricesMessages,
} from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { planWords } from '../shared/plan-words';
import { Card } from '../ui/Card';
import { LineAmounts } from './LineAmounts';
import { RECORDS } from './purchase-css';
import { TotalsList } from './TotalsList';

interface ReviewTargetProps {
  target: CartTarget;
  lines: Cart['lines'];
  quote: Quote;
  /** Whether there are several customers, each with a total. */
  isOneOfSeveral: boolean;
}

const Records = styled(Card)(layered(RECORDS));

/** The purchase of one customer: each line with plan, end, amounts and cancellation deadline. */
export function ReviewTarget({ target, lines, quote, isOneOfSeveral }: ReviewTargetProps) {
  const t = useMessages(sharedFactsMessages);
  const tPlans = useMessages(sharedPlansMessages);
  const tPrices = useMessages(sharedPricesMessages);
  const isOwn = ({ targetId }: { readonly targetId: string | null }) => targetId === target.id;
  const own = { ...quote, lines: quote.lines.filter(isOwn), issues: quote.issues.filter(isOwn) };
  const sums = quote.targets.find(isOwn);
  return (
    <Records data-slot="review-target" role="group" aria-label={target.customerName}>
      <Part as="div" data-slot="record-head">
        <h2>
          <bdi>{target.customerName}</bdi>{' '}
          {target.domain && (
            <small>
              <bdi>{target.domain}</bdi>
            </small>
          )}
        </h2>
      </Part>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <Part as="div" data-slot="record-head">
              <div>
                <h3>
                  <span>
                    {t('quantityTimes', { quantity: line.quantity, product: line.productName })}
                  </span>{' '}
                  {line.friendlyName && (
                    <small>
                      <bdi>{line.friendlyName}</bdi>
                    </small>
                  )}
                </h3>
                <p>{`${planWords(line, tPlans, tPrices)} · ${line.vendorName}`}</p>
              </div>
            </Part>
            <LineAmounts
              line={line}
              targets={[target]}
              quote={{ status: 'ready', data: own, isStale: false }}
              hasEnd
            />
          </li>
        ))}
      </ul>
      {isOneOfSeveral && sums && <TotalsList sums={sums} currency={quote.currency ?? ''} />}
    </Records>
  );
}
