import { type ReactNode, useMemo } from 'react';
import { LinksProvider, useLinks } from '../ui/LinksProvider';

/** Products below are linked to at the prices of the customer whose prices were asked for; null for nobody. */
export function PricedLinks({ of, children }: { of: string | null; children: ReactNode }) {
  const links = useLinks();
  const priced = useMemo(
    () => ({ ...links, product: links.product && ((id: string) => links.product?.(id, of)) }),
    [links, of],
  );
  return <LinksProvider links={priced}>{children}</LinksProvider>;
}
