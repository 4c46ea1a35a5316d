/** Maximum length of a text in a message, in characters; most have a smaller limit. */
const LONGEST_TEXT = 2_000;

/** A name of a token, parameter or event. */
const NAME = /^[a-z][a-zA-Z0-9-]{0,63}$/;

/** A text of a length. */
export const isText = (value: unknown, longest = LONGEST_TEXT): value is string =>
  typeof value === 'string' && value.length <= longest;

export const isName = (value: unknown): value is string =>
  typeof value === 'string' && NAME.test(value);

/** The known type of a message; null for an unknown one. */
export function typeOf<Type extends string>(
  data: unknown,
  known: Readonly<Record<Type, unknown>>,
): Type | null {
  const { type } = Object(data) as { readonly type?: unknown };
  return typeof type === 'string' && Object.hasOwn(known, type) ? (type as Type) : null;
}

/**
 * The fields of a plain object without others; null for anything else. Unknown fields mean another
 * version.
 */
export function fieldsOf(value: unknown, known: readonly string[]): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (Object.getPrototypeOf(value) !== Object.prototype) return null;
  const names = Reflect.ownKeys(value);
  if (names.length > known.length) return null;
  return names.every((name) => known.includes(name as string))
    ? (value as Record<string, unknown>)
    : null;
}

const MOST_PARAMS = 20;

const isParam = (value: unknown): value is string => isText(value, 500);

/** Decodes a screen's parameters; null if invalid. */
export const paramsOf = (value: unknown) => mapOf(value, MOST_PARAMS, isParam);

/** A flat object of named values, up to a limit; null for anything else. */
export function mapOf<Value>(
  value: unknown,
  most: number,
  isValue: (value: unknown) => value is Value,
): Readonly<Record<string, Value>> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (Object.getPrototypeOf(value) !== Object.prototype) return null;
  if (Reflect.ownKeys(value).length > most) return null;
  const entries = Object.entries(value);
  return entries.every(([name, one]) => isName(name) && isValue(one))
    ? Object.fromEntries(entries)
    : null;
}
