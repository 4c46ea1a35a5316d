import { ALREADY_CHECKED } from '../theme/token-checks';
import type { ConfigResult } from './config';
import { parseConfigBy, readSettings } from './parse-config';

/** Whether settings hold something that only the grammar of tokens can read. */
function hasTokens(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !('brand' in input)) return false;
  const { brand } = input;
  return typeof brand === 'object' && brand !== null && ('tokens' in brand || 'font' in brand);
}

/** `parseConfigText`, which fetches the grammar of tokens only for a brand that sets some. */
export async function loadConfig(text: string | null | undefined): Promise<ConfigResult> {
  const settings = readSettings(text);
  if (!settings.ok) return settings;
  const { input } = settings;
  const checks = hasTokens(input) ? await import('../theme/token-value') : ALREADY_CHECKED;
  return parseConfigBy(checks, input);
}
