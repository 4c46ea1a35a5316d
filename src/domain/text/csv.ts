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

/** A text that a spreadsheet would take for a formula gets an apostrophe (wire §2). */
const guarded = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

function written(cell: CsvCell | CsvNumber): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return quoted(guarded(cell));
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'object' ? cell.decimal : String(cell);
}

/** A file with a line for each row. */
export function writeCsv<Row>(rows: Iterable<Row>, columns: readonly CsvColumn<Row>[]): string {
  const lines = [columns.map(({ name }) => quoted(name)).join(',')];
  for (const row of rows) lines.push(columns.map(({ cell }) => written(cell(row))).join(','));
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}\r\n`).join('')}`;
}

/**
 * The cells of a file, line by line, the header first. Line ends of any system are read, and a cell
 * that holds them when it is quoted; the apostrophe of a guarded text stays.
 * @throws RangeError for what is no such file, such as a quote inside of a plain cell
 */
export function readCsv(file: string): readonly (readonly string[])[] {
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file;
  const lines: string[][] = [];
  let line: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/y;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) throw new RangeError('Not a table of RFC 4180');
    const [, inQuotes, plain = '', end] = match;
    line.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (end !== ',') {
      lines.push(line);
      line = [];
    } else if (cell.lastIndex === text.length) line.push('');
  }
  if (line.length > 0) lines.push(line);
  return lines;
}
