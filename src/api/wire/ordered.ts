/**
 * The order of a JSON object's keys as written by the server. JavaScript objects move keys that
 * look like integers to the front, so the order of names such as `10` is read from the text
 * (contract §1, "Keys from the server").
 */

/** A key of a JSON object, and the index where its value starts. */
interface KeyPosition {
  readonly key: string;
  readonly valueAt: number;
}

/** Index of the quote that closes the string opened at `open`. */
function closingQuote(json: string, open: number): number {
  for (let at = json.indexOf('"', open + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (json[at - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return json.length;
}

function skipSpace(json: string, from: number): number {
  let at = from;
  while (/\s/.test(json[at] ?? '')) at += 1;
  return at;
}

/**
 * The keys of the object that starts at or after `from`, without nested ones, in text order;
 * duplicates are listed twice. The text must be valid JSON.
 */
function keyPositions(json: string, from: number): KeyPosition[] {
  const keys: KeyPosition[] = [];
  let depth = 0;
  for (let at = skipSpace(json, from); at < json.length; at += 1) {
    const char = json[at];
    if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) break;
    } else if (char === '"') {
      const end = closingQuote(json, at);
      const colon = depth === 1 ? skipSpace(json, end + 1) : -1;
      if (json[colon] === ':') {
        keys.push({ key: JSON.parse(json.slice(at, end + 1)) as string, valueAt: colon + 1 });
      }
      at = end;
    }
  }
  return keys;
}

/**
 * The entries of a parsed JSON object in text order, without duplicate keys.
 *
 * @param value The result of `JSON.parse`.
 * @param json The text.
 * @param within Name of the top-level field that contains the object, if it is wrapped.
 */
export function entriesInTextOrder(
  value: Readonly<Record<string, unknown>>,
  json: string,
  within?: string,
): readonly (readonly [key: string, value: unknown])[] {
  let from = 0;
  if (within !== undefined) {
    // For a duplicate key JSON.parse keeps the last value.
    from = keyPositions(json, 0).findLast(({ key }) => key === within)?.valueAt ?? 0;
  }
  const keys = new Set(keyPositions(json, from).map(({ key }) => key));
  return [...keys].flatMap((key) =>
    Object.hasOwn(value, key) ? [[key, value[key]] as const] : [],
  );
}
