import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../tools/docs/program';
import { readStories } from '../../tools/docs/stories';

/** The criteria of WCAG 2.2 at both levels, in its order (https://www.w3.org/TR/WCAG22/). */
const A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2';
const AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3';

const numeric = new Intl.Collator('en', { numeric: true });
const rows = readFileSync(join(root, 'docs/accessibility.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number = '', level = '', answer = '', how = '', proof = ''] =
      /^\| (\d+\.\d+\.\d+) [^|]+ \| (A+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/.exec(line) ?? [];
    return number ? [{ number, level, answer, how, proof }] : [];
  });

describe('docs/accessibility.md', () => {
  let stories: ReadonlySet<string> = new Set();
  beforeAll(async () => {
    stories = new Set((await readStories(join(root, 'stories'))).map(({ id }) => id));
  });

  it('answers every criterion of WCAG 2.2 A and AA once, in order', () => {
    const all = [
      ...A.split(' ').map((number) => ({ number, level: 'A' })),
      ...AA.split(' ').map((number) => ({ number, level: 'AA' })),
    ].sort((one, other) => numeric.compare(one.number, other.number));
    expect(all.length).toBe(55);
    expect(rows.map(({ number, level }) => ({ number, level }))).toEqual(all);
  });

  it('gives one of three answers, and a proof for what it claims', () => {
    const wrong = rows.filter(({ answer, proof }) =>
      answer === 'not applicable'
        ? proof !== '–'
        : !/^(supports|partly)$/.test(answer) || proof === '–',
    );
    expect(wrong).toEqual([]);
  });

  it('names tests and stories that are there', () => {
    const proofs = rows.flatMap(({ number, proof }) =>
      [...proof.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ number, name })),
    );
    expect(proofs.length).toBeGreaterThan(60);
    const isThere = (name: string) =>
      name.startsWith('story:') ? stories.has(name.slice(6)) : existsSync(join(root, name));
    expect(proofs.filter(({ name }) => !isThere(name))).toEqual([]);
  });
});
