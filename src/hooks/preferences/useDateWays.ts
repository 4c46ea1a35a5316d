import { useMemo } from 'react';
import {
  type DateStyle,
  type DateWays,
  readDateStyle,
  readTimeZone,
} from '../../domain/time/date-ways';
import { usePreference } from './usePreference';

/** The signed-in user's date settings, and their setters. */
export interface DateWaysPreference {
  /** What `DatesProvider` takes. */
  readonly ways: DateWays;
  /** Chooses a time zone by its IANA name; undefined for that of the device. */
  readonly onTimeZoneChange: (timeZone: string | undefined) => void;
  /** Chooses a style; undefined for that of the language. */
  readonly onDateStyleChange: (style: DateStyle | undefined) => void;
}

/**
 * Time zone and date style of the signed-in user, from their preferences (contract §4.26).
 *
 * @example
 * const { ways } = useDateWays();
 * return <DatesProvider {...ways}><RolesScreen {...useRolesScreen()} /></DatesProvider>;
 */
export function useDateWays(): DateWaysPreference {
  const [timeZone, onTimeZoneChange] = usePreference('profile.timeZone', readTimeZone, '');
  const [style, onDateStyleChange] = usePreference<DateStyle | 'auto'>(
    'profile.dateStyle',
    readDateStyle,
    'auto',
  );
  const ways = useMemo(
    () => ({
      ...(timeZone !== '' && { timeZone }),
      ...(style !== 'auto' && { dateStyle: style }),
    }),
    [timeZone, style],
  );
  return { ways, onTimeZoneChange, onDateStyleChange };
}
