import type { Field } from '../../src/api/wire/fields';
import * as fields from '../../src/api/wire/fields';
import { parseCivilDate, parseCivilMonth } from '../../src/domain/time/civil-date';
import { isZeroDate, parseServerTime } from '../../src/domain/time/server-time';
import { type Rule, rule } from '../conformance/rules';

/** What is right for a plain value, beside how liberally the portal reads it. */
export interface Kind {
  readonly rule: Rule<unknown>;
  /** The same as JSON Schema. */
  readonly schema: object;
  readonly sample: unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isSomeText = (value: unknown) => isText(value) && value.trim() !== '';
const ZONE = /(?:Z|[+-]\d\d:?\d\d)$/i;
const MINOR_UNITS = 'a whole number of minor units, not a text';

function kind(
  expected: string,
  isGood: (value: unknown) => boolean,
  schema: object,
  sample: unknown,
  isSecret = false,
): Kind {
  return { rule: rule(expected, isGood, isSecret), schema, sample };
}

const string = { type: 'string' };
const integer = { type: 'integer' };
const someText = { ...string, minLength: 1 };
const anId = kind(
  'an id of 1 to 64 characters',
  (value) => isText(value) && value.length > 0 && value.length <= 64,
  { ...someText, maxLength: 64 },
  'x-1',
);
const wholeNumber = kind(
  'a whole number from 0, not a text',
  (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  { ...integer, minimum: 0 },
  25,
);

/** Every plain field. */
export const KINDS: ReadonlyMap<Field<unknown>, Kind> = new Map<Field<unknown>, Kind>([
  [fields.anyText, kind('a text', isText, string, 'A text')],
  [fields.someText, kind('a text that is not empty', isSomeText, someText, 'Halvorsen AS')],
  [fields.secretText, kind('a text that is not empty', isSomeText, someText, 'k7m2p-9xq4t', true)],
  [
    fields.email,
    kind(
      'an e-mail address',
      (value) => isText(value) && /^\S+@\S+$/.test(value),
      { ...string, format: 'email' },
      'r@nord.test',
    ),
  ],
  [fields.id, anId],
  [fields.key, anId],
  [
    fields.yesOrNo,
    kind('true or false', (value) => typeof value === 'boolean', { type: 'boolean' }, false),
  ],
  [fields.whole, wholeNumber],
  [fields.rate, { ...wholeNumber, sample: 2500 }],
  [fields.amount, kind(MINOR_UNITS, (value) => Number.isSafeInteger(value), integer, 1100)],
  [
    fields.price,
    kind(
      `${MINOR_UNITS}, or of usage a decimal text`,
      (value) => Number.isSafeInteger(value) || (isText(value) && /^-?\d+(\.\d+)?$/.test(value)),
      { oneOf: [integer, { ...string, pattern: '^-?\\d+(\\.\\d+)?$' }] },
      1100,
    ),
  ],
  [
    fields.day,
    kind(
      'a day such as 2026-11-22',
      (value) => isText(value) && parseCivilDate(value) === value,
      { ...string, format: 'date' },
      '2026-11-22',
    ),
  ],
  [
    fields.month,
    kind(
      'a month such as 2026-10',
      (value) => isText(value) && parseCivilMonth(value) === value,
      { ...string, pattern: '^\\d{4}-(0[1-9]|1[0-2])$' },
      '2026-10',
    ),
  ],
  [
    fields.moment,
    kind(
      'a time in UTC, such as 2026-11-22T05:00:00Z',
      (value) => isText(value) && parseServerTime(value) !== null,
      { ...string, description: 'An instant in UTC, with or without `Z`.' },
      '2026-11-22T05:00:00Z',
    ),
  ],
  [
    fields.instant,
    kind(
      'an instant in ISO 8601 with its zone, such as 2026-01-15T13:00:00Z',
      (value) => isText(value) && ZONE.test(value) && parseServerTime(value) !== null,
      { ...string, format: 'date-time' },
      '2026-01-15T13:00:00Z',
    ),
  ],
  [
    fields.utcTime,
    kind(
      'a time in UTC without zone suffix, such as 2026-01-15T13:00:00',
      (value) =>
        isText(value) &&
        (isZeroDate(value) || (!ZONE.test(value) && parseServerTime(value) !== null)),
      { ...string, description: 'UTC without a zone suffix; `0001-01-01T00:00:00` is never.' },
      '2026-01-15T13:00:00',
    ),
  ],
  [
    fields.otpAddress,
    kind(
      'an address that begins with otpauth://totp/',
      (value) => isText(value) && /^otpauth:\/\/totp\//i.test(value),
      { ...string, pattern: '^otpauth://totp/' },
      'otpauth://totp/Plinth:r?secret=ABCD',
      true,
    ),
  ],
  [
    fields.url,
    kind(
      'an address',
      (value) => isText(value) && URL.canParse(value),
      { ...string, format: 'uri' },
      'https://accounts.example/o?state=1',
    ),
  ],
  [fields.anything, kind('a value', (value) => value !== undefined, {}, 'compact')],
]);
