import type { PressedKey } from '../domain/shortcut';
import { isOfMethod } from '../domain/text/composition';

/** Key presses on a page, wherever the focus is. */
export interface KeyPresses {
  /** Whether it is an Apple keyboard: Mac, iPad or iPhone. */
  isApple(): boolean;
  /**
   * Subscribes to key presses; a listener that returns true consumes the key. Returns the
   * unsubscribe function.
   */
  subscribe(listener: (press: PressedKey) => boolean): () => void;
}

const roles = (...names: readonly string[]) => names.map((name) => `[role=${name}]`);

/** Elements where letters are text, or select an entry by name. */
const TYPING = [
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[aria-haspopup=listbox]',
  ...roles('textbox', 'combobox', 'listbox', 'menu', 'tree', 'grid'),
].join();

const DIALOG = roles('dialog', 'alertdialog').join();

const isApple = () => typeof navigator !== 'undefined' && /Mac|iP/.test(navigator.platform);

/** The Latin letter of a key, whatever script the keyboard types. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (key.length === 1 && key > '~' && /^Key[A-Z]$/.test(code)) return code.charAt(3).toLowerCase();
  return key.length === 1 ? key.toLowerCase() : key;
}

function pressOf(event: KeyboardEvent): PressedKey {
  const { key, metaKey, ctrlKey, shiftKey } = event;
  const [origin] = event.composedPath();
  const isIn = (places: string) => origin instanceof Element && origin.closest(places) !== null;
  return {
    key: letterOf(event),
    written: key.length === 1 ? key : '',
    isCommand: isApple() ? metaKey && !ctrlKey && !shiftKey : ctrlKey && !metaKey && !shiftKey,
    isTyping: isIn(TYPING),
    isInDialog: isIn(DIALOG),
  };
}

/** The keyboard. Keys that were already handled on the page, and repeats, are not emitted. */
export const browserKeys: KeyPresses = {
  isApple,
  subscribe(listener) {
    const onKeyDown = (event: KeyboardEvent) => {
      const { defaultPrevented, repeat, altKey, metaKey, ctrlKey } = event;
      if (defaultPrevented || isOfMethod(event) || repeat || altKey) return;
      const press = pressOf(event);
      if ((metaKey || ctrlKey) && !press.isCommand) return;
      if (listener(press)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  },
};
