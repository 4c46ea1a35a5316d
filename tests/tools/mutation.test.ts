import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { compile } from '../../tools/mutation/compile';
import { placeAround, testsPassing } from '../../tools/mutation/course';
import { mutantsOf, withMutant } from '../../tools/mutation/mutants';
import { createPatience } from '../../tools/mutation/patience';
import { keyOf, reportOf } from '../../tools/mutation/report';
import { createWorld } from '../../tools/mutation/world';

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

describe('a world', () => {
  const sources = new Map([
    [
      'src/wait.ts',
      'export const SECONDS = 60;\nexport const left = (gone: number) => SECONDS - gone;',
    ],
    [
      'src/use.ts',
      "import { left } from './wait';\nexport const log = globalThis.said;\nlog.push(left(20));",
    ],
  ]);
  const said: number[] = [];
  beforeAll(() => void vi.stubGlobal('said', said));
  afterAll(() => void vi.unstubAllGlobals());

  it('evaluates its modules again each time, one of them changed when asked to', async () => {
    said.length = 0;
    const world = await createWorld(sources, () => {});
    const { evaluate } = compile('src/wait.ts', 'export const left = () => 7;');
    world.load('src/use.ts');
    world.load('src/use.ts', { path: 'src/wait.ts', evaluate });
    world.load('src/use.ts');
    expect(said).toEqual([40, 7, 40]);
  });

  it('tells which functions are passed', async () => {
    const passed = new Set<string>();
    const world = await createWorld(sources, (place) => passed.add(place));
    const [left] = world.spansOf('src/wait.ts');
    world.load('src/wait.ts');
    expect(passed).not.toContain(left?.place);
    world.load('src/use.ts');
    expect(passed).toContain(left?.place);
  });
});

describe('the tests that are asked', () => {
  const passage = (places: readonly string[], took: number) => ({ places: new Set(places), took });
  const courses = [
    {
      file: 'tests/a/slow.test.ts',
      imported: new Set(['src/a/b.ts']),
      shared: new Set(['i']),
      tests: new Map([['1', passage(['e'], 80)]]),
    },
    {
      file: 'tests/a/quick.test.ts',
      imported: new Set(['src/a/b.ts']),
      shared: new Set<string>(),
      tests: new Map([
        ['2', passage(['e'], 2)],
        ['3', passage(['f'], 3)],
      ]),
    },
    {
      file: 'tests/a/other.test.ts',
      imported: new Set<string>(),
      shared: new Set<string>(),
      tests: new Map([['4', passage(['g'], 1)]]),
    },
  ];
  const asked = (place: string | undefined) =>
    testsPassing('src/a/b.ts', place, courses, 1_000).map(({ file, tests }) => [file, ...tests]);

  it('are those that pass the changed function, the quickest file first', () => {
    expect(asked('e')).toEqual([
      ['tests/a/quick.test.ts', '2'],
      ['tests/a/slow.test.ts', '1'],
    ]);
  });

  it('are first those of the same floor', () => {
    const elsewhere = courses.map((one) => ({
      ...one,
      file: one.file.replace('a/quick', 'b/quick'),
    }));
    expect(testsPassing('src/a/b.ts', 'e', elsewhere, 1_000).map(({ file }) => file)).toEqual([
      'tests/a/slow.test.ts',
      'tests/b/quick.test.ts',
    ]);
  });

  it('are of each file the quickest that there is time for', () => {
    const asked = testsPassing('src/a/b.ts', undefined, courses, 20);
    expect(asked.flatMap(({ tests }) => [...tests])).not.toContain('1');
    expect(asked.flatMap(({ tests }) => [...tests])).toContain('2');
  });

  it('are all tests of a file that passes it while it loads', () => {
    expect(asked('i')).toEqual([['tests/a/slow.test.ts', '1']]);
  });

  it('are all that import what is changed outside of any function', () => {
    expect(asked(undefined)).toEqual([
      ['tests/a/quick.test.ts', '2', '3'],
      ['tests/a/slow.test.ts', '1'],
    ]);
  });
});

describe('the patience with a test', () => {
  const passes = (times: number, pass: () => void) => () => {
    for (let time = 0; time < times; time += 1) pass();
  };

  it('ends when it goes round too often, and starts again with the next test', () => {
    const patience = createPatience({ passes: 10, bytes: 1 }, () => 0);
    expect(passes(10, patience.pass)).not.toThrow();
    expect(patience.isOver()).toBe(false);
    expect(patience.pass).toThrow('never ends');
    expect(patience.isOver()).toBe(true);
    patience.begin();
    expect(patience.isOver()).toBe(false);
    expect(passes(10, patience.pass)).not.toThrow();
  });

  it('ends when it eats more memory than it may, however much is in use already', () => {
    let inUse = 7_000;
    const patience = createPatience({ passes: 1_000_000, bytes: 500 }, () => inUse);
    inUse = 7_500;
    expect(passes(1_000, patience.pass)).not.toThrow();
    inUse = 7_501;
    expect(passes(1_000, patience.pass)).toThrow('eats all memory');
    expect(patience.isOver()).toBe(true);
  });
});

it('a change belongs to the innermost function around it', () => {
  const spans = [
    { place: 'outer', start: 0, end: 90 },
    { place: 'inner', start: 20, end: 40 },
  ];
  expect(placeAround(30, spans)).toBe('inner');
  expect(placeAround(50, spans)).toBe('outer');
  expect(placeAround(95, spans)).toBeUndefined();
});

it('the report counts what is noticed, and what is explained', () => {
  const survivors = [
    { line: 3, what: '`a` → `b`' },
    { line: 9, what: '`c` → `d`' },
  ];
  const explained = { [keyOf('src/a/x.ts', '`a` → `b`')]: 'The two are the same here.' };
  const results = [
    { path: 'src/a/x.ts', hash: 'x', tried: 10, survivors },
    { path: 'src/b/y.ts', hash: 'y', tried: 10, survivors: [] },
  ];
  const page = reportOf(results, explained, { untried: ['src/z.ts'], changed: ['src/b/y.ts'] });
  expect(page).toContain('| all | 20 | 18 | 90.0 % | 1 | 1 | 95.0 % |');
  expect(page).toContain('| `src/a/x.ts` | 10 | 8 | 80.0 % | 1 | 1 | 90.0 % |');
  expect(page).toContain('| `src/b` | 10 | 10 | 100.0 % | 0 | 0 | 100.0 % |');
  expect(page).toContain('- line 3: `a` → `b`. The two are the same here.');
  expect(page).toContain('- line 9: `c` → `d`\n');
  expect(page).toContain('Not tried yet: `src/z.ts`.');
  expect(page).toContain('Changed since they were tried: `src/b/y.ts`.');
});
