import { type ReactNode, useMemo } from 'react';
import { LinksProvider, useLinks } from '../ui/LinksProvider';

/** Links to products below it open with this customer's prices; null for no customer. */
export function PricedLinks({ of, children }: { of: string | null; children: ReactNode }) {
  const links = useLinks();
  const priced = useMemo(
    () => ({ ...links, product: links.product && ((id: string) => links.product?.(id, of)) }),
    [links, of],
  );
  return <LinksProvider links={priced}>{children}</LinksProvider>;
}
