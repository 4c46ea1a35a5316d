/**
 * CSV files (wire §2): RFC 4180 with a byte order mark, a header line, and CRLF after every line.
 */

/** Value of a cell. Numbers are written as they are; a missing value is an empty cell. */
export type CsvCell = string | number | boolean | Date | null | undefined;

/** A column of a file. */
export interface CsvColumn<Row> {
  /** Header. */
  readonly name: string;
  /** Value for a row. A {@link CsvNumber} is already formatted. */
  readonly cell: (row: Row) => CsvCell | CsvNumber;
}

/** A formatted number, such as an amount in major units; never escaped as a formula. */
export interface CsvNumber {
  readonly decimal: string;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** File formats: for programs, or for spreadsheets with a decimal comma. */
export const CSV_STYLES = ['plain', 'regional'] as const;

/** One of {@link CSV_STYLES}: `,` with a decimal point, or `;` with a decimal comma. */
export type CsvStyle = (typeof CSV_STYLES)[number];

/** The default format for a language. */
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

/** Invisible characters before a text: blanks, control characters, format characters. */
const UNSEEN = '[\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}]*';
const FORMULA = new RegExp(`^${UNSEEN}[=+\\-@＝＋－＠]`, 'u');
const BREAK = new RegExp(`^${UNSEEN}[\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029]`, 'u');

/** Text that a spreadsheet could read as a formula gets an apostrophe (commerce §4). */
const guarded = (text: string): string =>
  FORMULA.test(text) || BREAK.test(text) ? `'${text}` : text;

/** Quotes for any separator: a file may be read with another one than it was written with. */
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

/** Writes a file with a line for each row. */
export function writeCsv<Row>(
  rows: Iterable<Row>,
  columns: readonly CsvColumn<Row>[],
  style: CsvStyle = 'plain',
): string {
  const lines = [columns.map(({ name }) => written(name, style))];
  for (const row of rows) lines.push(columns.map(({ cell }) => written(cell(row), style)));
  return asFile(lines, style);
}

/** Concatenates files with the same columns, with one header line. */
export function joinedCsv(files: readonly string[]): string {
  const [first = BYTE_ORDER_MARK, ...others] = files;
  // Column names contain no line breaks.
  return others.reduce((whole, file) => whole + file.slice(file.indexOf('\n') + 1), first);
}

/**
 * Converts a plain file for regional spreadsheets: same cells, with a decimal comma in number
 * columns. Invalid files are returned unchanged.
 *
 * @param isNumber - whether a column contains numbers, by its header
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
 * Removes columns of a plain file.
 *
 * @param isRemoved - whether to remove a column, by its header
 * @throws RangeError for an invalid file
 */
export function withoutColumns(file: string, isRemoved: (name: string) => boolean): string {
  const lines = readCsv(file);
  const [head = []] = lines;
  const kept = lines.map((cells) =>
    cells.filter((_, at) => !isRemoved(head[at] ?? '')).map((text) => quoted(text)),
  );
  return asFile(kept, 'plain');
}

/**
 * Parses a file into cells, line by line, header first. Accepts all kinds of line ends, also inside
 * quoted cells; the apostrophe of an escaped text stays.
 *
 * @param separator - the cell separator
 * @throws RangeError for an invalid file, such as a quote inside a plain cell
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
