import { useEffect, useRef } from 'react';
import { type HeldKey, pressKey, type Shortcut } from '../../domain/shortcut';
import { browserKeys } from '../../platform/key-presses';
import { useConsole } from '../console/console-context';

/**
 * Runs shortcuts wherever the focus is, except in fields, menus and dialogs, where letters have a
 * meaning. Those with the command key work in fields too.
 *
 * @param isOn - false while the user has switched them off (WCAG 2.1.4)
 *
 * @example
 * ```tsx
 * function Help({ show }: { show: () => void }) {
 *   const [isOn] = useShortcutSetting();
 *   useShortcuts([{ keys: '?', run: show }], isOn);
 *   return null;
 * }
 * ```
 */
export function useShortcuts(shortcuts: readonly Shortcut[], isOn = true): void {
  const { clock, keys = browserKeys } = useConsole().platform;
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (!isOn) return;
    let held: HeldKey | null = null;
    return keys.subscribe((press) => {
      const known = latest.current;
      const step = pressKey(
        held,
        press,
        clock.now(),
        known.map((one) => one.keys),
      );
      held = step.held;
      const shortcut = known.find((one) => one.keys === step.done);
      shortcut?.run();
      return shortcut !== undefined;
    });
  }, [keys, clock, isOn]);
}
