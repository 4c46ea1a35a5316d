import { describe, expect, it } from 'vitest';
import { mutantsOf, withMutant } from '../../tools/mutation/mutants';
import { keyOf, reportOf } from '../../tools/mutation/report';

const mutations = (text: string) => mutantsOf('a.ts', text).map((one) => withMutant(text, one));

describe('mutants', () => {
  it.each([
    ['const a = b === c;', ['const a = b !== c;']],
    ['const a = b < c;', ['const a = b <= c;']],
    ['const a = b && c;', ['const a = b || c;']],
    ['const a = !b;', ['const a = b;']],
    ['const a = Math.min(b, c);', ['const a = Math.max(b, c);']],
    ['const a = [b];', ['const a = [] as never;']],
    ['const a = true;', ['const a = false;']],
    ['const a = 3;', ['const a = (3 + 1);']],
    ['run(a);', [';']],
    ['if (a) b = c;', ['if (true) b = c;', 'if (false) b = c;']],
    ['const a = b ? c : d;', ['const a = true ? c : d;', 'const a = false ? c : d;']],
    ["const a = b === 'c';", ["const a = b !== 'c';", "const a = b === '';"]],
  ])('of %s', (text, expected) => {
    expect(mutations(text)).toEqual(expected);
  });

  it('leaves types, imports and the names of properties alone', () => {
    const text =
      "import { a } from 'b';\ntype C = 'd' | 1;\ninterface E { f: true }\nx({ 'g': h });";
    expect(mutations(text)).toEqual([text.replace("x({ 'g': h });", ';')]);
  });
});

it('the report counts what is noticed, and what is explained', () => {
  const survivors = [
    { line: 3, what: '`a` → `b`' },
    { line: 9, what: '`c` → `d`' },
  ];
  const explained = { [keyOf('src/x.ts', '`a` → `b`')]: 'The two are the same here.' };
  const page = reportOf([{ path: 'src/x.ts', tried: 10, survivors }], explained);
  expect(page).toContain('| `src/x.ts` | 10 | 8 | 1 | 1 | 90.0 % |');
  expect(page).toContain('- line 3: `a` → `b`. The two are the same here.');
  expect(page).toContain('- line 9: `c` → `d`\n');
});
