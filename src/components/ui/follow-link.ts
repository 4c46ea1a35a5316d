import type { MouseEvent } from 'react';
import type { Navigate } from './NavigationProvider';

/** Whether a click opens the link in this tab: main button, no modifier keys, same frame. */
export function staysHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { target } = link;
  return (
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === '' || target === '_self') &&
    !link.hasAttribute('download')
  );
}

/** Runs an action in this tab instead of following a link, if there is an action. */
export const insteadOf =
  (action: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    if (!action) return;
    event.preventDefault();
    action();
  };

/** Follows a link that was clicked before: with `navigate`, or by the browser. */
export function followLater(link: HTMLAnchorElement, navigate: Navigate | null): void {
  const { origin, pathname, search, hash, href, ownerDocument } = link;
  const { location } = ownerDocument;
  if (navigate && origin === location.origin) navigate(`${pathname}${search}${hash}`);
  else location.assign(href);
}

/** Follows a same-origin link with `navigate`; fragments are left to the browser. */
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
