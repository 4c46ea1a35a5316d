import { useState } from 'react';
import type { BuyerFacts } from '../../domain/cart/buyer';
import type { Product } from '../../domain/products/product';
import {
  productsCompareMessages,
  productsListMessages,
  productsSharedMessages,
} from '../../messages/generated/en/products';
import { sharedPlansMessages, sharedPricesMessages } from '../../messages/generated/en/shared';
import { uiQuantityMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { IconButton } from '../ui/IconButton';
import { CloseIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { Switch } from '../ui/Switch';
import { compareRows } from './compare-rows';

interface CompareTableProps {
  products: readonly Product[];
  facts: BuyerFacts | null;
  onRemove: (id: string) => void;
}

const Root = styled('div')(
  layered(`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-4);
  & table {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 0;
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-lg);
    background: var(--plinth-surface);
    font-size: var(--plinth-font-size-md);
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  & :is(th, td) { padding: 10px var(--plinth-space-4); text-align: start; vertical-align: top; font-weight: 400; }
  & tbody :is(th, td) { border-block-start: 1px solid var(--plinth-border); }
  & tbody th { color: var(--plinth-text-muted); }
  & tr:not([data-different]) > td { color: var(--plinth-text-muted); }
  & tr[data-different] > th { color: var(--plinth-text); font-weight: 550; }
  & thead th > div { display: flex; align-items: start; justify-content: space-between; gap: var(--plinth-space-2); }
  & thead a { color: inherit; font-weight: 600; }
  & thead button { margin-block: -4px; }
  & td > small { display: none; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); }
  & > p { margin: 0; color: var(--plinth-text-muted); }
  /* Narrow: each fact with the named products below it. */
  @container (width < 640px) {
    & :is(table, thead, tbody, tr, th, td) { display: block; }
    & thead > tr > td { display: none; }
    & tbody > tr > th { padding-block-end: 0; font-weight: 550; }
    & tbody > tr > td { border-block-start: 0; padding-block: 6px; }
    & td > small { display: block; }
  }
  `),
);

/** Products as columns, facts as rows. Equal facts are muted. */
export function CompareTable({ products, facts, onRemove }: CompareTableProps) {
  const { product: productHref } = useLinks();
  const t = useMessages(productsCompareMessages);
  const tList = useMessages(productsListMessages);
  const tShared = useMessages(productsSharedMessages);
  const tPlans = useMessages(sharedPlansMessages);
  const tPrices = useMessages(sharedPricesMessages);
  const tQuantity = useMessages(uiQuantityMessages);
  const locale = useMessagesLocale();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const rows = compareRows(products, facts, {
    ...{ t, tList, tShared, tPlans, tPrices, tQuantity, locale },
  });
  const visibleRows = onlyDifferent ? rows.filter(({ isDifferent }) => isDifferent) : rows;
  return (
    <Root data-slot="compare-table">
      {products.length > 1 && (
        <Switch
          label={t('onlyDifferences')}
          isSelected={onlyDifferent}
          onChange={setOnlyDifferent}
        />
      )}
      <table aria-label={t('compareTitle')}>
        <thead>
          <tr>
            <td />
            {products.map(({ id, name }) => (
              <th key={id} scope="col">
                <div>
                  <Link href={productHref?.(id)}>
                    <bdi>{name}</bdi>
                  </Link>
                  <IconButton
                    size="sm"
                    label={t('compareRemove', { name })}
                    onPress={() => onRemove(id)}
                  >
                    <CloseIcon aria-hidden />
                  </IconButton>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visibleRows.map(({ id, label, cells, isDifferent }) => (
            <tr key={id} data-different={isDifferent ? '' : undefined}>
              <th scope="row">{label}</th>
              {products.map((product, at) => (
                <td key={product.id}>
                  <small aria-hidden>
                    <bdi>{product.name}</bdi>
                  </small>
                  <div>{cells[at]}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {onlyDifferent && visibleRows.length === 0 && <p role="status">{t('noDifference')}</p>}
    </Root>
  );
}
