import type { PressedKey } from '../domain/palette/shortcut';
import { isOfMethod } from '../domain/text/composition';

/** The keys that are pressed on a page, wherever the focus is. */
export interface KeyPresses {
  /** Whether the keyboard is that of a Mac, an iPad or an iPhone. */
  isApple(): boolean;
  /** Hears of each key; one that answers true has used it up. Returns the function that ends it. */
  subscribe(listener: (press: PressedKey) => boolean): () => void;
}

const roles = (...names: readonly string[]) => names.map((name) => `[role=${name}]`);

/** Where letters are text, or choose an entry by its name. */
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

/** The letter on a key, whatever script the keyboard writes. */
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

/** The keyboard. Keys that something on the page has used are not told, nor those that repeat. */
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
