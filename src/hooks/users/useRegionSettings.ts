import { useMemo } from 'react';
import type { LanguageChoice } from '../../contracts/shell';
import type { RegionSettingsProps } from '../../contracts/users';
import { useDateWays } from '../preferences/useDateWays';
import { useNow } from '../timing/useNow';

/**
 * Browsers do not list UTC. A zone chosen in another browser may have another name here
 * (`Europe/Kyiv`, `Europe/Kiev`).
 */
const timeZonesOf = (chosen = 'UTC') => [
  ...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')]),
];

/**
 * Everything that `RegionSettings` shows and does: the signed-in user's date settings, and the
 * languages to choose from.
 *
 * @param language - see {@link useOwnLanguage}. @default no choice
 *
 * @example
 * const Region = () => <RegionSettings {...useRegionSettings()} />;
 */
export function useRegionSettings(language?: LanguageChoice): RegionSettingsProps {
  const dates = useDateWays();
  const { timeZone } = dates.ways;
  const timeZones = useMemo(() => timeZonesOf(timeZone), [timeZone]);
  return { ...dates, language, timeZones, now: useNow(60_000) };
}
