import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesInTextOrder } from '../../src/api/wire/ordered';

const entries = (text: string, within?: string) => {
  const value = JSON.parse(text);
  return entriesInTextOrder(within === undefined ? value : value[within], text, within);
};
const keys = (text: string, within?: string) => entries(text, within).map(([key]) => key);

describe('entriesInTextOrder', () => {
  it('keeps the order that objects lose', () => {
    const text = '{"b": 1, "10": 2, "a": 3, "2": 4, "": 5}';
    expect(Object.keys(JSON.parse(text))).toEqual(['2', '10', 'b', 'a', '']);
    expect(entries(text)).toEqual([
      ['b', 1],
      ['10', 2],
      ['a', 3],
      ['2', 4],
      ['', 5],
    ]);
  });

  it('knows names that objects inherit', () => {
    const text = '{"constructor": 1, "__proto__": {"x": 2}, "toString": 3, "hasOwnProperty": 4}';
    expect(entries(text)).toEqual([
      ['constructor', 1],
      ['__proto__', { x: 2 }],
      ['toString', 3],
      ['hasOwnProperty', 4],
    ]);
  });

  it.each([
    [
      'quotes and backslashes',
      '{"a\\"b": "\\\\", "c\\\\": "}\\"{", "\\u0061": 1}',
      ['a"b', 'c\\', 'a'],
    ],
    [
      'nested objects',
      '{"a": {"x": {"y": [{"z": 1}]}}, "b": [[{"x": 2}], "q"], "c": null}',
      ['a', 'b', 'c'],
    ],
    [
      'values that look like keys',
      '{"a": "b", "c": "d:", "e": ":", "f": "{\\"g\\":1}"}',
      ['a', 'c', 'e', 'f'],
    ],
    ['white space', ' \n{ "a"\t:\r\n1 ,\n"b" : 2 } \n', ['a', 'b']],
    ['a byte order mark', '\uFEFF{"a": 1}', ['a']],
    ['doubled keys', '{"a": 1, "b": 2, "a": 3}', ['a', 'b']],
    ['nothing', '{}', []],
  ])('reads %s', (_, text, expected) => {
    const value = JSON.parse(text.replace('\uFEFF', ''));
    expect(entriesInTextOrder(value, text).map(([key]) => key)).toEqual(expected);
  });

  it('reads a wrapped object, also when a text before it looks like it', () => {
    const text =
      '{"message": "{\\"data\\": {\\"no\\": 1}}", "x": {"data": {"no": 1}}, "data": {"b": 1, "1": 2}, "z": 0}';
    expect(keys(text, 'data')).toEqual(['b', '1']);
  });

  it('takes the last of doubled wrappers, as JSON.parse does', () => {
    expect(entries('{"data": {"a": 1}, "data": {"c": 2, "3": 4}}', 'data')).toEqual([
      ['c', 2],
      ['3', 4],
    ]);
  });

  it('agrees with JSON.parse for any object in any layout', () => {
    const key = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.nat(20).map(String),
      fc.constantFrom('__proto__', 'constructor', '', '"', '\\', '{', '}', ':', 'data'),
    );
    const pairs = fc.uniqueArray(fc.tuple(key, fc.jsonValue()), { selector: ([name]) => name });
    fc.assert(
      fc.property(pairs, fc.constantFrom('', ' ', '\n\t'), (list, space) => {
        const text = `${space}{${list
          .map(([name, value]) =>
            [
              space,
              JSON.stringify(name),
              space,
              ':',
              space,
              JSON.stringify(value, null, space),
            ].join(''),
          )
          .join(`${space},`)}${space}}`;
        const expected = list.map(([name, value]) => [name, JSON.parse(JSON.stringify(value))]);
        expect(entries(text)).toEqual(expected);
        expect(entries(`{"x":[${text}],"data":${text}}`, 'data')).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('reads text of megabytes without recursion', () => {
    const text = `{"a": "${'\\"x'.repeat(700_000)}", "b": ${'['.repeat(3_000)}${']'.repeat(3_000)}}`;
    expect(keys(text)).toEqual(['a', 'b']);
  });
});
