import { expect, type Locator } from '@playwright/test';

const MOST_PRESSES = 200;

/**
 * Whether the target has the focus, and what covers the focused element, as a fixed header over it
 * would; '' when it can be seen. An element of no size, like the native box under a drawn one, is
 * taken for its label.
 */
function look(target: Element): { isFocused: boolean; cover: string } {
  const focused = document.activeElement;
  const seen = { isFocused: focused === target, cover: '' };
  if (!focused || focused === document.body) return seen;
  const shown = focused.getClientRects()[0];
  const { left, top, width, height } = shown ?? focused.getBoundingClientRect();
  if (width < 2 || height < 2) return seen;
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : null;
  const isSeen =
    above && (focused.contains(above) || above.contains(focused) || label?.contains(above));
  if (isSeen) return seen;
  const [over, under] = [above, focused].map((one) => one?.outerHTML.slice(0, 200) ?? 'The window');
  return { ...seen, cover: `${over} covers ${under}` };
}

/**
 * Moves the focus onto an element by a key alone, as somebody without a mouse has to. Everything on
 * the way must be seen when it has the focus.
 *
 * @param key - what is pressed until it is there: `Tab`, or an arrow inside a menu
 */
export async function reach(target: Locator, key = 'Tab'): Promise<void> {
  const { keyboard } = target.page();
  await expect(target).toBeVisible();
  let { isFocused, cover } = await target.evaluate(look);
  for (let presses = 0; presses < MOST_PRESSES && !isFocused; presses += 1) {
    await keyboard.press(key);
    ({ isFocused, cover } = await target.evaluate(look));
    expect(cover).toBe('');
  }
  await expect(target).toBeFocused();
}
