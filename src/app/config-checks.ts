import * as v from 'valibot';
import { ALREADY_CHECKED, type TokenChecks } from '../theme/token-checks';

/** What looks at settings that few portals have. */
export interface ConfigChecks extends TokenChecks {
  /** The pages that may frame a screen. */
  readonly embed: v.GenericSchema<{ origins?: string[] | undefined }>;
}

/** For settings that have none of them, or were looked at before. */
export const NOTHING_RARE: ConfigChecks = { ...ALREADY_CHECKED, embed: v.custom(() => true) };
