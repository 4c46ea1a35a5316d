import { Suspense } from 'react';
import type { BuyerFacts } from '../../domain/products/buyer';
import type { Product } from '../../domain/products/product';
import type { Reading } from '../../domain/reading';
import {
  productsCompareMessages,
  productsProductMessages,
} from '../../messages/generated/en/products';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { CompareIcon } from '../ui/icons';
import { lazyPart } from '../ui/lazy-part';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** It comes when something is compared. */
const CompareTable = lazyPart(async () => (await import('./CompareTable')).CompareTable);

interface CompareProductsProps {
  products: Reading<readonly Product[]>;
  facts: BuyerFacts | null;
  onRemove: (id: string) => void;
  onBack: () => void;
}

/** Up to four products side by side, or why they are not there. */
export function CompareProducts(props: CompareProductsProps) {
  const { products: reading, onBack, ...table } = props;
  const t = useMessages(productsCompareMessages);
  const tProduct = useMessages(productsProductMessages);
  const tData = useMessages(uiDataMessages);
  const back = <Button onPress={onBack}>{tProduct('backToMarketplace')}</Button>;
  if (reading.status === 'failed') {
    return (
      <FailedState
        failure={reading.failure}
        fallback={t('compareFailed')}
        isRetrying={reading.isRefreshing}
      />
    );
  }
  const loading = (
    <div aria-busy>
      <VisuallyHidden role="status">{tData('loading')}</VisuallyHidden>
      <Skeleton shape="block" height={360} />
    </div>
  );
  if (reading.status === 'loading') return loading;
  if (reading.status === 'empty' || reading.data.length === 0) {
    return (
      <EmptyState
        icon={<CompareIcon />}
        title={t('compareNothing')}
        text={t('compareNothingText')}
        actions={back}
      />
    );
  }
  return (
    <>
      <div>{back}</div>
      <Suspense fallback={loading}>
        <CompareTable {...table} products={reading.data} />
      </Suspense>
    </>
  );
}
