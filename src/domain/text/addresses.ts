import { withoutMarks } from './invisible';

/** A quoted or plain name, followed by an address in angle brackets. */
const NAMED = /((?:"(?:[^"\\]|\\.)*"|[^<])*?)<([^<>]*)>/gsy;
const QUOTED = /"((?:[^"\\]|\\.)*)"/g;

/** Addresses in plain text, without the punctuation that mail programs add. */
function typedIn(text: string): readonly string[] {
  return text
    .split(/[\s,;\u3001]+/)
    .map((part) => part.replace(/^'(.*)'$/, '$1').replace(/^mailto:/i, ''))
    .filter(Boolean);
}

const hasAddress = (text: string) => text.includes('@');
/** Removes quotes around an address; other quoted text is a name. */
const unquoted = (text: string) =>
  text.replace(QUOTED, (_quoted, inner: string) => (hasAddress(inner) ? ` ${inner} ` : ' '));

/** The addresses of a text without spreadsheet cells. */
function addressesIn(text: string): readonly string[] {
  const found: string[] = [];
  let at = 0;
  for (const { 0: all, 1: before = '', 2: inBrackets = '', index } of text.matchAll(NAMED)) {
    const [address = ''] = typedIn(inBrackets);
    // Plain addresses may precede a name; mail programs repeat an address as its own name.
    const plain = typedIn(before.replace(QUOTED, ' ')).filter(hasAddress);
    found.push(...plain.filter((one) => one.toLowerCase() !== address.toLowerCase()), address);
    at = index + all.length;
  }
  const rest = text.slice(at);
  return [...found, ...typedIn(hasAddress(rest) ? unquoted(rest) : rest)];
}

/**
 * The addresses of a line (contract §4.34): separated by blanks, commas or semicolons, as written
 * by mail programs (`Last, First <address>`, quoted names), or as a spreadsheet row with a name
 * beside the address. Invisible characters are removed. Text that is not an address is returned as
 * it is.
 */
export function addressesOf(line: string): readonly string[] {
  const text = withoutMarks(line).replace(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'));
  const cells = text.split('\t').filter(hasAddress);
  return (cells.length > 0 ? cells : [text]).flatMap(addressesIn);
}

/** The single address in a field; otherwise the text, which validation rejects. */
export function addressOf(text: string): string {
  const [address, ...others] = addressesOf(text);
  return address !== undefined && others.length === 0 ? address : withoutMarks(text).trim();
}
