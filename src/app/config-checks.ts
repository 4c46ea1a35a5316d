import * as v from 'valibot';
import { ALREADY_CHECKED, type TokenChecks } from '../theme/token-checks';

/** Checks for settings that few portals use. */
export interface ConfigChecks extends TokenChecks {
  /** The pages that may frame a screen. */
  readonly embed: v.GenericSchema<{ origins?: string[] | undefined }>;
}

/** For settings that use none of them, or were checked before. */
export const NOTHING_RARE: ConfigChecks = { ...ALREADY_CHECKED, embed: v.custom(() => true) };
