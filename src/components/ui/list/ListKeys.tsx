import { type RefObject, useEffect } from 'react';
import { isOfMethod } from '../../../domain/text/composition';
import { recordRows } from '../table/record-rows';

/** Where the keys have another meaning: inputs and overlays. */
const TAKEN = [
  'input:not([type="checkbox"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="menu"]',
  '[role="listbox"]',
  '[role="grid"]',
  '[role="tree"]',
  '[role="combobox"]',
  '[aria-haspopup="listbox"]',
].join();

/** The letter of a key; its physical position, if the keyboard layout has another script. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}

function focusRow(row: HTMLElement | undefined): void {
  if (!row) return;
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}

/**
 * Keyboard shortcuts of a list: j and k move between rows, x selects the row (Shift selects a
 * range), Enter opens it. Among several lists the focused one responds, otherwise the first.
 */
function pressListKey(event: KeyboardEvent, list: HTMLElement, root: Document | ShadowRoot): void {
  const target = event.composedPath()[0] as HTMLElement | undefined;
  if (event.defaultPrevented || isOfMethod(event) || !target?.closest) return;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (target.closest(TAKEN) || list.closest('[inert], [aria-hidden="true"]')) return;
  const answering = target.closest('[data-list-keys]') ?? root.querySelector('[data-list-keys]');
  if (answering !== list) return;

  const rows = recordRows(list.querySelector('tbody'));
  const at = rows.findIndex((row) => row.contains(target));
  const row = rows[at];
  const letter = letterOf(event);
  if (letter === 'j' || letter === 'k') {
    const by = letter === 'j' ? 1 : -1;
    focusRow(at === -1 ? rows[0] : (rows[at + by] ?? row));
  } else if (row && letter === 'x') {
    const { shiftKey } = event;
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey });
    row.querySelector('[data-select]')?.dispatchEvent(press);
  } else if (row === target && event.key === 'Enter') {
    row.click();
  } else return;
  event.preventDefault();
}

/** Listens for the keyboard shortcuts of a list, if they are turned on; renders nothing. */
export function ListKeys({ frame }: { frame: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const list = frame.current;
    const root = list?.getRootNode() as Document | ShadowRoot | undefined;
    const page = list?.ownerDocument;
    if (!list || !root || !page) return;
    const onKeyDown = (event: KeyboardEvent) => pressListKey(event, list, root);
    page.addEventListener('keydown', onKeyDown);
    return () => page.removeEventListener('keydown', onKeyDown);
  }, [frame]);
  return null;
}
