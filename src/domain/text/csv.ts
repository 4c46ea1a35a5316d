/*
 * Tables as files (wire §2): RFC 4180 with a byte order mark, a header line, CRLF after every line.
 */

/** What a cell holds. A number is written as it is; a missing value is an empty cell. */
export type CsvCell = string | number | boolean | Date | null | undefined;

/** One column of a file. */
export interface CsvColumn<Row> {
  /** Its heading. */
  readonly name: string;
  /** What it says of a row. A {@link CsvNumber} is a number that is written already. */
  readonly cell: (row: Row) => CsvCell | CsvNumber;
}

/** A number as a text, such as an amount in major units: it is never guarded. */
export interface CsvNumber {
  /** The number. */
  readonly decimal: string;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Who reads a file: programs, or a spreadsheet whose decimal mark is the comma. */
export const CSV_STYLES = ['plain', 'regional'] as const;

/** One of {@link CSV_STYLES}: `,` and a decimal point, or `;` and a decimal comma in numbers. */
export type CsvStyle = (typeof CSV_STYLES)[number];

/** The style for who reads a language, until they choose. */
export function csvStyleFor(locale: string): CsvStyle {
  try {
    const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
    return parts.some(({ type, value }) => type === 'decimal' && value === ',')
      ? 'regional'
      : 'plain';
  } catch {
    return 'plain';
  }
}

const SEPARATORS: Readonly<Record<CsvStyle, string>> = { plain: ',', regional: ';' };

/** What nobody sees before a text: blanks, control characters, invisible marks. */
const UNSEEN = '[\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}]*';
const FORMULA = new RegExp(`^${UNSEEN}[=+\\-@＝＋－＠]`, 'u');
const BREAK = new RegExp(`^${UNSEEN}[\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029]`, 'u');

/** A text that a spreadsheet could take for a formula gets an apostrophe (commerce §4). */
const guarded = (text: string): string =>
  FORMULA.test(text) || BREAK.test(text) ? `'${text}` : text;

/** Whatever the separator is: a file may be read with another one than it was written with. */
const quoted = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const number = (decimal: string, style: CsvStyle): string =>
  style === 'regional' ? decimal.replace('.', ',') : decimal;

function written(cell: CsvCell | CsvNumber, style: CsvStyle): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return quoted(guarded(cell));
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'object') return number(cell.decimal, style);
  return typeof cell === 'number' ? number(String(cell), style) : String(cell);
}

const asFile = (lines: readonly (readonly string[])[], style: CsvStyle): string =>
  `${BYTE_ORDER_MARK}${lines.map((cells) => `${cells.join(SEPARATORS[style])}\r\n`).join('')}`;

/** A file with a line for each row. */
export function writeCsv<Row>(
  rows: Iterable<Row>,
  columns: readonly CsvColumn<Row>[],
  style: CsvStyle = 'plain',
): string {
  const lines = [columns.map(({ name }) => written(name, style))];
  for (const row of rows) lines.push(columns.map(({ cell }) => written(cell(row), style)));
  return asFile(lines, style);
}

/** Files with the same columns as one: the header line stands once. */
export function joinedCsv(files: readonly string[]): string {
  const [first = BYTE_ORDER_MARK, ...others] = files;
  // Names of columns hold no line ends.
  return others.reduce((whole, file) => whole + file.slice(file.indexOf('\n') + 1), first);
}

/**
 * A plain file as one for spreadsheets of a region: the same cells, with a decimal comma in the columns
 * of numbers. What is no table stays as it is.
 * @param isNumber - whether a column of that heading holds numbers
 */
export function regionalCsv(file: string, isNumber: (name: string) => boolean): string {
  let lines: readonly (readonly string[])[];
  try {
    lines = readCsv(file);
  } catch {
    return file;
  }
  const [head = []] = lines;
  const style = 'regional';
  const cellOf = (text: string, at: number) =>
    isNumber(head[at] ?? '') && /^-?\d+(\.\d+)?$/.test(text) ? number(text, style) : quoted(text);
  return asFile(
    lines.map((cells, line) =>
      cells.map((text, at) => (line === 0 ? quoted(text) : cellOf(text, at))),
    ),
    style,
  );
}

/**
 * The cells of a file, line by line, the header first. Line ends of any system are read, and a cell
 * that holds them when it is quoted; the apostrophe of a guarded text stays.
 * @param separator - what stands between two cells
 * @throws RangeError for what is no such file, such as a quote inside of a plain cell
 */
export function readCsv(file: string, separator = ','): readonly (readonly string[])[] {
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file;
  const lines: string[][] = [];
  let line: string[] = [];
  const plainCell = `[^"${separator}\\r\\n]*`;
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|(${plainCell}))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) throw new RangeError('Not a table of RFC 4180');
    const [, inQuotes, plain = '', end] = match;
    line.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (end !== separator) {
      lines.push(line);
      line = [];
    } else if (cell.lastIndex === text.length) line.push('');
  }
  if (line.length > 0) lines.push(line);
  return lines;
}
