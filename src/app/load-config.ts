import type { ConfigResult } from './config';
import { NOTHING_RARE } from './config-checks';
import { parseConfigBy, readSettings } from './parse-config';

/** Whether settings hold something that only `rare-config-checks` can read. */
function hasRare(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false;
  if ('embed' in input) return true;
  if (!('brand' in input)) return false;
  const { brand } = input;
  return typeof brand === 'object' && brand !== null && ('tokens' in brand || 'font' in brand);
}

/** `parseConfigText`, which fetches what looks at rare settings only for a portal that has some. */
export async function loadConfig(text: string | null | undefined): Promise<ConfigResult> {
  const settings = readSettings(text);
  if (!settings.ok) return settings;
  const { input } = settings;
  const checks = hasRare(input)
    ? (await import('./rare-config-checks')).RARE_CONFIG_CHECKS
    : NOTHING_RARE;
  return parseConfigBy(checks, input);
}
