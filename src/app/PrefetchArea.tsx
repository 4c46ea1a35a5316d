import type { ReactNode, SyntheticEvent } from 'react';
import { prefetchPage } from './page-routes';

/** The link that a pointer or the focus is at, or whose row it is in. */
function linkNear(target: EventTarget): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  return (
    target.closest<HTMLAnchorElement>('a[href]') ??
    target.closest('tr, li, [role=row]')?.querySelector<HTMLAnchorElement>('a[href]') ??
    null
  );
}

function prefetchNear({ target }: SyntheticEvent): void {
  const link = linkNear(target);
  if (link && link.origin === window.location.origin) prefetchPage(link.pathname);
}

/** Around all links: what a page needs is fetched when the pointer or the focus comes near its link. */
export function PrefetchArea({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only looks on
    <div
      style={{ display: 'contents' }}
      onPointerOver={prefetchNear}
      onPointerDown={prefetchNear}
      onFocus={prefetchNear}
    >
      {children}
    </div>
  );
}
