/**
 * Focuses an element once it can have the focus, unless somebody else took it meanwhile. A dialog or a
 * menu that closes keeps the page inert until React has cleaned up after it.
 *
 * @param isLost - whether nothing has the focus
 */
export function takeFocus(target: HTMLElement, isLost: () => boolean): void {
  if (!isLost()) return;
  target.focus();
  if (isLost() && target.closest('[inert]')) requestAnimationFrame(() => takeFocus(target, isLost));
}
