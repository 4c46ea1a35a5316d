import { useState } from 'react';
import type { Page, Product } from '../../../src/api';
import { PlainPager } from './PlainPager';

const SEEN = 6;
const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const counts = new Intl.NumberFormat('en');
const LABELS: Readonly<Record<string, string>> = {
  vendorId: 'Vendor',
  category: 'Category',
  kind: 'Kind',
};
const KINDS: Readonly<Record<string, string>> = {
  license: 'Licence',
  addon: 'Add-on',
  software: 'Software',
  service: 'Service',
};

interface PlainMarketplaceProps {
  page: Page<Product>;
  search: string;
  vendors: readonly string[];
  size: number;
  onSearch: (search: string) => void;
  onVendor: (vendor: string) => void;
  onClear: () => void;
}

/** The marketplace with native controls: search, filters with counts, order, cards, pager. */
export function PlainMarketplace(props: PlainMarketplaceProps) {
  const { page, search, vendors, size, onSearch, onVendor, onClear } = props;
  const [compared, setCompared] = useState<readonly string[]>([]);
  const isFirst = search === '' && vendors.length === 0;
  const top = page.facets?.[0]?.values.slice(0, SEEN) ?? [];
  return (
    <>
      <h1>Marketplace</h1>
      {isFirst && (
        <section className="vendors">
          <h2>Top vendors</h2>
          <ul className="vendor-tiles">
            {top.map(({ value, count }) => (
              <li key={value}>
                <button type="button" className="button" onClick={() => onVendor(value)}>
                  {value} <small>{counts.format(count)} products</small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="market">
        <form aria-label="Filter products">
          {page.facets?.map(({ field, values }) => (
            <fieldset key={field}>
              <legend>{LABELS[field]}</legend>
              {values.slice(0, SEEN).map(({ value, count }) => (
                <div key={value}>
                  <label>
                    <input
                      type="checkbox"
                      checked={field === 'vendorId' && vendors.includes(value)}
                      onChange={() => field === 'vendorId' && onVendor(value)}
                    />
                    {KINDS[value] ?? value}
                  </label>
                  <span className="count">{counts.format(count)}</span>
                </div>
              ))}
              {values.length > SEEN && (
                <button type="button" className="button">
                  Show {values.length - SEEN} more
                </button>
              )}
            </fieldset>
          ))}
          {vendors.length > 0 && (
            <button type="button" className="button" onClick={onClear}>
              Clear filters
            </button>
          )}
        </form>
        <div>
          <div className="tools">
            <div className="box">
              <svg viewBox="0 0 24 24" aria-hidden>
                <path d="M11 3a8 8 0 1 0 0 16 8 8 0 1 0 0-16m10 18-4.34-4.34" />
              </svg>
              <input
                className="search"
                type="search"
                aria-label="Search products"
                placeholder="Search by name, vendor or category..."
                value={search}
                onChange={({ target }) => onSearch(target.value)}
              />
              <button type="button" aria-label="Clear search" onClick={() => onSearch('')}>
                <svg viewBox="0 0 24 24" aria-hidden>
                  <path d="M18 6 6 18M6 6l12 12" />
                </svg>
              </button>
            </div>
            <select aria-label="Sort by">
              <option>Name, A to Z</option>
              <option>Vendor, A to Z</option>
            </select>
            <button type="button" className="button" aria-pressed>
              Cards
            </button>
            <button type="button" className="button" aria-pressed={false}>
              List
            </button>
          </div>
          <ul className="products" aria-label="Marketplace">
            {page.data.map((product) => (
              <li key={product.id} className="card">
                <div className="head">
                  <span className="mark" aria-hidden>
                    <svg viewBox="0 0 24 24" fill="var(--plinth-brand)" aria-hidden>
                      <path d="M0 0h24v24H0z" fillOpacity="0.14" />
                      <path d="M6 18 12 6l6 12z" />
                      <path d="M5 19h14v2H5z" fillOpacity="0.5" />
                    </svg>
                  </span>
                  <div>
                    <h2>
                      <a className="cover" href={`/products/${product.id}`}>
                        {product.name}
                      </a>
                    </h2>
                    <bdi>{product.vendor.name}</bdi>
                    <span>{KINDS[product.kind]}</span>
                  </div>
                </div>
                <p>{product.summary}</p>
                <small>From</small>
                <span>
                  <data value={Number(product.plans[0]?.unitPrice) / 100}>
                    {euros.format(Number(product.plans[0]?.unitPrice) / 100)}
                  </data>{' '}
                  <small>per unit and month</small>
                </span>
                <label>
                  <input
                    type="checkbox"
                    checked={compared.includes(product.id)}
                    onChange={() => setCompared((before) => [...before, product.id])}
                  />
                  Compare
                </label>
              </li>
            ))}
          </ul>
          <PlainPager
            page={1}
            size={size}
            total={page.totalRecords ?? 0}
            onPage={() => {}}
            onSize={() => {}}
          />
        </div>
      </div>
    </>
  );
}
