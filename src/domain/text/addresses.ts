import { withoutMarks } from './invisible';

/** A name in quotes, or anything else, up to an address in angle brackets. */
const NAMED = /((?:"(?:[^"\\]|\\.)*"|[^<])*?)<([^<>]*)>/gsy;
const QUOTED = /"((?:[^"\\]|\\.)*)"/g;

/** Addresses as they are typed, without what a mail program puts around one. */
function typedIn(text: string): readonly string[] {
  return text
    .split(/[\s,;\u3001]+/)
    .map((part) => part.replace(/^'(.*)'$/, '$1').replace(/^mailto:/i, ''))
    .filter(Boolean);
}

const hasAddress = (text: string) => text.includes('@');
/** Quotes around an address mean nothing; what else is in quotes is a name. */
const unquoted = (text: string) =>
  text.replace(QUOTED, (_quoted, inner: string) => (hasAddress(inner) ? ` ${inner} ` : ' '));

/** The addresses of a text without cells. */
function addressesIn(text: string): readonly string[] {
  const found: string[] = [];
  let at = 0;
  for (const { 0: all, 1: before = '', 2: inBrackets = '', index } of text.matchAll(NAMED)) {
    const [address = ''] = typedIn(inBrackets);
    // Before a name others may stand that are typed plainly; a mail program repeats one as its name.
    const plain = typedIn(before.replace(QUOTED, ' ')).filter(hasAddress);
    found.push(...plain.filter((one) => one.toLowerCase() !== address.toLowerCase()), address);
    at = index + all.length;
  }
  const rest = text.slice(at);
  return [...found, ...typedIn(hasAddress(rest) ? unquoted(rest) : rest)];
}

/**
 * The addresses of a line (contract §4.34): with blanks, commas or semicolons between them, as mail
 * programs write them (`Last, First <address>`, names in quotes), or as a row of a spreadsheet with a
 * name beside the address. Marks that nobody sees are dropped. What is no address is there as it is.
 */
export function addressesOf(line: string): readonly string[] {
  const text = withoutMarks(line).replace(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'));
  const cells = text.split('\t').filter(hasAddress);
  return (cells.length > 0 ? cells : [text]).flatMap(addressesIn);
}

/** The address of one person, as it was typed or pasted into a field; else the text, to be refused. */
export function addressOf(text: string): string {
  const [address, ...others] = addressesOf(text);
  return address !== undefined && others.length === 0 ? address : withoutMarks(text).trim();
}
