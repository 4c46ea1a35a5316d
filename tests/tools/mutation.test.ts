import { expect, it } from 'vitest';
import { survivorsOf } from '../../tools/mutation/survivors';

it('what survived and is not explained is open, and what is explained for nothing is told', () => {
  const source = 'const a = b\n  < c;\nconst d = true;';
  const mutant = (
    status: string,
    replacement: string,
    line: number,
    column: number,
    end: number,
  ) => ({
    status,
    replacement,
    location: {
      start: { line, column },
      end: { line: line === 1 ? 2 : line, column: end },
    },
  });
  const mutants = [
    mutant('Survived', 'b <= c', 1, 11, 6),
    mutant('NoCoverage', 'false', 3, 11, 15),
    mutant('Killed', 'b >= c', 1, 11, 6),
  ];
  const explained = {
    'src/a.ts: `b < c` → `b <= c`': 'They are never equal.',
    'src/a.ts: `b < c` → `b >= c`': 'Noticed by now.',
    'src/other.ts: `e` → `f`': 'Not tried this time.',
  };
  expect(survivorsOf({ files: { 'src/a.ts': { source, mutants } } }, explained)).toEqual({
    open: [{ line: 3, key: 'src/a.ts: `true` → `false`' }],
    idle: ['src/a.ts: `b < c` → `b >= c`'],
  });
});
