import { useMemo } from 'react';
import type { LanguageChoice } from '../../domain/shell/language-choice';
import { type DateWaysPreference, useDateWays } from '../preferences/useDateWays';
import { useNow } from '../timing/useNow';

/** What {@link useRegionSettings} returns: the props of `RegionSettings`. */
export interface RegionSettingsModel extends DateWaysPreference {
  /** The languages to choose from. */
  readonly language: LanguageChoice | undefined;
  /** The time zones that the browser knows, by their IANA names. */
  readonly timeZones: readonly string[];
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
}

/**
 * UTC is no place, and browsers leave it out. A zone that was chosen in another browser may have
 * another name here (`Europe/Kyiv`, `Europe/Kiev`).
 */
const timeZonesOf = (chosen = 'UTC') => [
  ...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')]),
];

/**
 * Everything that `RegionSettings` shows and does: how the signed-in user wants dates shown, and the
 * languages to choose from.
 *
 * @param language - see {@link useOwnLanguage}. @default no choice
 *
 * @example
 * const Region = () => <RegionSettings {...useRegionSettings()} />;
 */
export function useRegionSettings(language?: LanguageChoice): RegionSettingsModel {
  const dates = useDateWays();
  const { timeZone } = dates.ways;
  const timeZones = useMemo(() => timeZonesOf(timeZone), [timeZone]);
  return { ...dates, language, timeZones, now: useNow(60_000) };
}
