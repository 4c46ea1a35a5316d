import type { MouseEvent } from 'react';
import type { Navigate } from './NavigationProvider';

/** Whether the press means "in this tab": no key held, the main button, no other frame. */
export function staysHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { target } = link;
  return (
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === '' || target === '_self') &&
    !link.hasAttribute('download')
  );
}

/** Follows a link that was pressed before, by the way that is provided or else by the browser's. */
export function followLater(link: HTMLAnchorElement, navigate: Navigate | null): void {
  const { origin, pathname, search, hash, href, ownerDocument } = link;
  const { location } = ownerDocument;
  if (navigate && origin === location.origin) navigate(`${pathname}${search}${hash}`);
  else location.assign(href);
}

/** Follows a link of this origin by the way that is provided; fragments are left to the browser. */
export function follow(
  event: MouseEvent,
  link: HTMLAnchorElement,
  navigate: Navigate | null,
): void {
  const { origin, pathname, search, hash, ownerDocument } = link;
  const here = ownerDocument.location;
  const isFragment = hash !== '' && pathname === here.pathname && search === here.search;
  if (!navigate || origin !== here.origin || isFragment) return;
  event.preventDefault();
  navigate(`${pathname}${search}${hash}`);
}
