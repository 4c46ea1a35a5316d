import type { ReactNode, SyntheticEvent } from 'react';
import { useViewer } from '../hooks/auth/useViewer';
import { useConsole } from '../hooks/console/console-context';
import { useReadAhead } from '../hooks/reads/useReadAhead';
import { prefetchPage } from './page-routes';

/** The link under the pointer or the focus, or the link of its row. */
function linkNear(target: EventTarget): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  return (
    target.closest<HTMLAnchorElement>('a[href]') ??
    target.closest('tr, li, [role=row]')?.querySelector<HTMLAnchorElement>('a[href]') ??
    null
  );
}

/**
 * Prefetches a page when the pointer or the focus reaches its link: its code, and its first query
 * where the page declares one.
 */
export function PrefetchArea({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const { client } = useConsole();
  const readAhead = useReadAhead();

  async function prefetch({ pathname, search }: HTMLAnchorElement): Promise<void> {
    const page = await prefetchPage(pathname);
    const params = new URLSearchParams(search);
    const query = viewer && page?.firstRead?.({ client, viewer, params });
    if (query) readAhead(query);
  }

  function prefetchNear({ target }: SyntheticEvent): void {
    const link = linkNear(target);
    if (link && link.origin === window.location.origin) void prefetch(link);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events
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
