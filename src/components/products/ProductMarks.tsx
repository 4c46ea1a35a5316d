import { type BuyerFacts, lacksTenant } from '../../domain/cart/buyer';
import type { Product } from '../../domain/products/product';
import { canBuyProduct } from '../../domain/products/product-access';
import { productsSharedMessages } from '../../messages/generated/en/products';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Badge } from '../ui/Badge';
import { refusalBadge, refusalText } from './product-words';

interface ProductMarksProps {
  product: Product;
  facts: BuyerFacts | null;
}

const Root = styled('div')(
  layered(`
  display: grid;
  justify-items: start;
  gap: var(--plinth-space-1);
  & > p { margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  `),
);

/** Whether there are obstacles to buying a product. */
export function hasMarks(product: Product, facts: BuyerFacts | null): boolean {
  return !canBuyProduct(product, facts?.country ?? null).allowed || lacksTenant(product, facts);
}

/**
 * The obstacles to buying a product, each with its reason: paused, retired, not available in the
 * country, needs a tenant.
 */
export function ProductMarks({ product, facts }: ProductMarksProps) {
  const t = useMessages(productsSharedMessages);
  const locale = useMessagesLocale();
  const country = facts?.country ?? null;
  const { reason } = canBuyProduct(product, country);
  const isTenantMissing = lacksTenant(product, facts);
  if (!hasMarks(product, facts)) return null;
  return (
    <Root data-slot="product-marks">
      {reason !== undefined && (
        <>
          <Badge tone={reason === 'unknownState' ? 'neutral' : 'warning'}>
            {refusalBadge(product, reason, t)}
          </Badge>
          <p>{refusalText(product, reason, country, t, locale)}</p>
        </>
      )}
      {isTenantMissing && (
        <>
          <Badge tone="info">{t('needsTenant')}</Badge>
          <p>{t('needsTenantReason', { vendor: product.vendor.name })}</p>
        </>
      )}
    </Root>
  );
}
