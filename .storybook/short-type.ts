/** Types longer than this are shortened, in characters. */
const ROOM = 40;
/** Number of members shown of a union. */
const MEMBERS = 3;

/** Splits at a separator, but not inside brackets. */
function parts(text: string, separator: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if ('([{<'.includes(sign)) depth += 1;
    // The arrow of a function closes nothing.
    if (')]}'.includes(sign) || (sign === '>' && text.charAt(at - 1) !== '=')) depth -= 1;
    if (depth === 0 && sign === separator) {
      found.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...found, text.slice(from).trim()].filter(Boolean);
}

/** A function by the names of what it is given. */
function shortFunction(text: string): string | null {
  const [, given, answer] = /^\((.*)\)\s*=>\s*([\s\S]+)$/.exec(text) ?? [];
  if (given === undefined || answer === undefined) return null;
  const names = parts(given, ',').map((one) => one.split(':')[0]?.trim());
  return `(${names.join(', ')}) => ${shortType(answer)}`;
}

/**
 * A type as a table of props has room for it: functions by the names of their parameters, the first
 * members of a long union, objects and type arguments left to the full text.
 */
export function shortType(text: string): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  const made = shortFunction(whole);
  if (made !== null) return made;
  if (whole.length <= ROOM) return whole;
  const members = parts(whole, '|');
  if (members.length > 1) {
    const told = members.slice(0, MEMBERS).map(shortType).join(' | ');
    return members.length > MEMBERS ? `${told} | …` : told;
  }
  if (whole.startsWith('{')) return 'object';
  return whole.replace(/<.*>$/, '<…>').replace(/^\((.*)\)$/, (_, inner) => shortType(inner));
}

/** A union as it is written, without the `undefined` that every optional prop has. */
export function unionText(text: string): string {
  const members = parts(text.replace(/\s+/g, ' '), '|').filter((one) => one !== 'undefined');
  const [only = ''] = members;
  return members.length > 1 ? members.join(' | ') : only.replace(/^\((.*)\)$/, '$1');
}
