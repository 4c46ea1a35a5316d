import { usePreference } from '../preferences/usePreference';

const flag = (value: unknown) => (typeof value === 'boolean' ? value : null);

/** Whether the user has enabled shortcuts, and the function that sets it (WCAG 2.1.4). */
export function useShortcutSetting(): readonly [isOn: boolean, setOn: (isOn: boolean) => void] {
  return usePreference('shortcuts', flag, true);
}
