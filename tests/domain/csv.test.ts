import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile } from '../../src/api/calls/call';
import { isAmountColumn, isCostColumn } from '../../src/domain/billing/export-columns';
import {
  csvStyleFor,
  readCsv,
  regionalCsv,
  withoutColumns,
  writeCsv,
} from '../../src/domain/text/csv';

/** A reader of RFC 4180 that knows nothing of ours: a character after the other. */
function rfc4180(file: string, separator: string): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === separator) {
      line.push(cell);
      cell = '';
    } else if (letter === '\r' && text.charAt(at + 1) === '\n') {
      lines.push([...line, cell]);
      line = [];
      cell = '';
      at += 1;
    } else cell += letter;
  }
  return lines;
}

/** What a spreadsheet computes, once it has left out what nobody sees. */
const isFormula = (cell: string) => /^[=+\-@＝＋－＠]/.test(cell.replace(/^[\s\p{C}]+/u, ''));

const nasty = fc.stringMatching(/^[ab1=+\-@＝＋－＠,;"'\t\r\n \u200b\u00ad\u2028\ufeff]{0,8}$/);
const columns = [
  { name: '=first', cell: ({ one }: { one: string }) => one },
  { name: 'net', cell: () => ({ decimal: '-12.50' }) },
  { name: 'second', cell: ({ two }: { two: string }) => two },
];

describe('a table as a file (commerce §4)', () => {
  it('is read cell by cell by any reader, and holds no formula in either style', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ one: nasty, two: nasty }), { maxLength: 4 }), (rows) => {
        for (const [style, separator, net] of [
          ['plain', ',', '-12.50'],
          ['regional', ';', '-12,50'],
        ] as const) {
          const [head, ...read] = rfc4180(writeCsv(rows, columns, style), separator);
          expect(head).toEqual(["'=first", 'net', 'second']);
          expect(
            read.map(([one, amount, two]) => [
              one?.replace(/^'/, ''),
              amount,
              two?.replace(/^'/, ''),
            ]),
          ).toEqual(
            rows.map(({ one, two }) => [one.replace(/^'/, ''), net, two.replace(/^'/, '')]),
          );
          // A cell is one cell, whatever a spreadsheet takes for the separator.
          const alone = writeCsv(rows, columns.slice(0, 1), style);
          for (const other of [',', ';', '\t']) {
            const cells = rfc4180(alone, other);
            expect(cells.map(({ length }) => length)).toEqual(cells.map(() => 1));
            expect(cells.flat().filter(isFormula)).toEqual([]);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    [' \u200b＝1', "' \u200b＝1"],
    ['\u00ad@x', "'\u00ad@x"],
    ['\tx', "'\tx"],
    ['\nx', "'\nx"],
    [' \n=x', "' \n=x"],
    ['a=b', 'a=b'],
    ['a;=1+1', 'a;=1+1'],
    ['', ''],
  ])('holds %j harmlessly', (one, cell) => {
    const file = writeCsv([{ one, two: '' }], columns);
    expect(rfc4180(file, ',')[1]?.[0]).toBe(cell);
    expect(readCsv(file)[1]?.[0]).toBe(cell);
    if (one.includes(';')) expect(file).toContain(`"${one}"`);
  });

  it('is the same file for spreadsheets of a region: only numbers are written otherwise', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ one: nasty, two: nasty }), { maxLength: 4 }), (rows) => {
        const plain = writeCsv(rows, columns);
        const regional = regionalCsv(plain, isAmountColumn);
        expect(regional).toBe(writeCsv(rows, columns, 'regional'));
        expect(rfc4180(regional, ';').map(([one, , two]) => [one, two])).toEqual(
          rfc4180(plain, ',').map(([one, , two]) => [one, two]),
        );
      }),
      { numRuns: 300 },
    );
    expect(regionalCsv('poNumber,net\r\n12.5,12.5\r\n', isAmountColumn)).toBe(
      '\uFEFFpoNumber;net\r\n12.5;12,5\r\n',
    );
  });

  it('is in the style of who reads it', () => {
    const styles = ['en', 'de', 'fr', 'es', 'nl', 'ja', 'no locale'].map(csvStyleFor);
    const [plain, regional] = ['plain', 'regional'];
    expect(styles).toEqual([plain, regional, regional, regional, regional, plain, plain]);
  });

  it('is any file of RFC 4180 that a server sends, and no other page', () => {
    for (const table of ['"id",name\r\n1,a\r\n', 'id\r\n', ' id,name\r\n']) {
      expect(csvFile(undefined, table)).toBe(`\uFEFF${table}`);
    }
    for (const [json, text] of [
      [undefined, '<!doctype html>'],
      [{}, '{}'],
      ['ok', '"ok"'],
      [undefined, ''],
    ] as const) {
      expect(() => csvFile(json, text)).toThrow(TypeError);
    }
  });
});

it('removes columns, and keeps every other cell as it was', () => {
  const file = writeCsv(
    [{ name: 'a, "b"\nc', cost: '6.05' }],
    [
      { name: 'name', cell: ({ name }) => name },
      { name: 'unitCost', cell: ({ cost }) => cost },
      { name: 'note', cell: () => '=1' },
    ],
  );
  expect(readCsv(withoutColumns(file, isCostColumn))).toEqual([
    ['name', 'note'],
    ['a, "b"\nc', "'=1"],
  ]);
  expect(() => withoutColumns('a"b', isCostColumn)).toThrow(RangeError);
});
