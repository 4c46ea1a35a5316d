import { type ListQuery, withFilter } from '../../domain/list-query';
import { marginCounts, type PlanPrice } from '../../domain/products/plan-prices';
import type { PriceList } from '../../domain/products/product';
import { priceListsDetailMessages } from '../../messages/generated/en/price-lists';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { marginFormat } from '../ui/number-format';
import { bpsShare } from './price-lists-columns';

/** Says how many prices of a list are below cost, and under the margin aimed at (commerce §6). */
export function MarginGuard({
  list,
  plans,
  query,
  onQueryChange,
}: {
  list: PriceList;
  plans: readonly PlanPrice[];
  query: ListQuery;
  onQueryChange: (query: ListQuery) => void;
}) {
  const t = useMessages(priceListsDetailMessages);
  const locale = useMessagesLocale();
  const { belowCost, low } = marginCounts(plans);
  const target = marginFormat(locale).format(bpsShare(list.targetMarginBps));
  const show = (verdict: string) => (
    <Button
      size="sm"
      onPress={() =>
        onQueryChange(withFilter({ ...query, searchString: '' }, 'verdict', [verdict]))
      }
    >
      {t('showThese')}
    </Button>
  );
  return (
    <>
      {belowCost > 0 && (
        <Banner
          tone="danger"
          announce="polite"
          title={t('belowCostCount', { count: belowCost })}
          actions={show('belowCost')}
        />
      )}
      {low > 0 && (
        <Banner
          tone="warning"
          title={t('lowCount', { count: low, target })}
          actions={show('low')}
        />
      )}
    </>
  );
}
