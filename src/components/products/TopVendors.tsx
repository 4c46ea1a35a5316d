import { useId } from 'react';
import type { FacetValue } from '../../domain/paging';
import { TOP_VENDORS, type VendorOffer } from '../../domain/products/top-vendors';
import { dataOr, type Reading } from '../../domain/reading';
import { productsListMessages } from '../../messages/generated/en/products';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { FOCUS_RING } from '../ui/control-css';
import { Mark } from '../ui/Mark';
import { Skeleton } from '../ui/Skeleton';

interface TopVendorsProps {
  /** Vendors with the list's counts; null while they load. */
  vendors: readonly FacetValue[] | null;
  /** What each vendor offers. */
  offers: Reading<readonly VendorOffer[]>;
  onChoose: (vendorId: string) => void;
}

const Root = styled('section')(
  layered(
    () => `
  display: grid;
  gap: var(--plinth-space-3);
  & h2 { margin: 0; font-family: var(--plinth-font-heading); font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 24px; }
  & > ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--plinth-space-3);
  }
  & > ul > li { display: grid; min-inline-size: 0; }
  & [data-slot='vendor-tile'] {
    appearance: none;
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: var(--plinth-space-3);
    inline-size: 100%;
    min-block-size: 72px;
    padding: 7px var(--plinth-space-3);
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-md);
    background: var(--plinth-surface);
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & button[data-slot='vendor-tile']:hover { border-color: var(--plinth-border-strong); background: var(--plinth-surface-hover); }
  & [data-slot='vendor-tile']:focus-visible { ${FOCUS_RING} }
  /* Three lines of 18 still fit in 72. */
  & [data-slot='vendor-name'] { display: grid; min-inline-size: 0; }
  & [data-slot='vendor-name'] > span { font-size: var(--plinth-font-size-md); font-weight: 600; line-height: 18px; }
  & small { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & [data-slot='vendor-name'] > small { display: -webkit-box; overflow: hidden; -webkit-line-clamp: 1; -webkit-box-orient: vertical; }
  /* In one row, or in rows of equal length. */
  @container (width >= 900px) {
    & > ul { grid-template-columns: repeat(${TOP_VENDORS}, minmax(0, 1fr)); }
  }
  container-type: inline-size;
  /* On a phone they scroll in one row, so that the products stay near. */
  @container (width < 480px) {
    & > ul { grid-template-columns: none; grid-auto-flow: column; grid-auto-columns: 164px; gap: var(--plinth-space-2); margin-inline: calc(-1 * var(--plinth-space-4)); padding: 3px var(--plinth-space-4); overflow-x: auto; scroll-padding-inline: var(--plinth-space-4); scrollbar-width: none; }
  }
  `,
  ),
);

/** The vendors with the most products; pressing one filters by it. */
export function TopVendors({ vendors, offers, onChoose }: TopVendorsProps) {
  const t = useMessages(productsListMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const id = useId();
  const loadedOffers = dataOr(offers, []);
  if (vendors?.length === 0) return null;

  const offerOf = (vendorId: string) => {
    const offer = loadedOffers.find((one) => one.id === vendorId);
    if (!offer) return offers.status === 'loading' && <Skeleton width="80%" height={12} />;
    return <small>{offer.categories.join(' · ')}</small>;
  };

  return (
    <Root data-slot="top-vendors" aria-labelledby={id}>
      <h2 id={id}>{t('topVendors')}</h2>
      {offers.status === 'failed' && (
        <Banner
          tone="warning"
          announce="off"
          title={t('topVendorsFailed')}
          actions={
            offers.failure.retry && (
              <Button size="sm" isPending={offers.isRefreshing} onPress={offers.failure.retry}>
                {tFeedback('tryAgain')}
              </Button>
            )
          }
        />
      )}
      <ul>
        {vendors?.map(({ value, label, count }) => (
          <li key={value}>
            <Part as="button" type="button" data-slot="vendor-tile" onClick={() => onChoose(value)}>
              <Mark seed={value} size="lg" />
              <Part as="span" data-slot="vendor-name">
                <span>
                  <bdi>{label ?? value}</bdi>
                </span>
                {offerOf(value) || <small>{t('productCount', { count })}</small>}
              </Part>
            </Part>
          </li>
        )) ??
          Array.from({ length: TOP_VENDORS }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
            <li key={at} aria-hidden>
              <Part as="span" data-slot="vendor-tile">
                <Skeleton shape="block" width={40} height={40} />
                <Skeleton width="60%" height={14} />
              </Part>
            </li>
          ))}
      </ul>
    </Root>
  );
}
