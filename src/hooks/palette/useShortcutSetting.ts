import { usePreference } from '../preferences/usePreference';

const flag = (value: unknown) => (typeof value === 'boolean' ? value : null);

/** Whether the user wants shortcuts to work, and the function that switches them (WCAG 2.1.4). */
export function useShortcutSetting(): readonly [isOn: boolean, setOn: (isOn: boolean) => void] {
  return usePreference('shortcuts', flag, true);
}
