import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BROWSER_FEATURES, NOT_USED } from '../../tools/browsers/features';
import { youngFeaturesIn } from '../../tools/browsers/scan';
import { root } from '../../tools/docs/program';
import { readStories } from '../../tools/docs/stories';
import { codeOf } from '../../tools/source/code';
import { readSources } from '../../tools/source/files';

/** What runs in a partner's browser. */
const code = [...readSources()]
  .filter(([path]) => !/^src\/(sandbox|testing|messages\/generated)\//.test(path))
  .map(([, text]) => codeOf(text))
  .join('\n');

describe('docs/browsers.md', () => {
  it('reports every young feature that is used, and no others', {
    timeout: 120_000,
  }, () => {
    const seen = youngFeaturesIn(code);
    const told = BROWSER_FEATURES.map(({ id }) => id);
    expect(seen.filter((id) => !told.includes(id) && !Object.hasOwn(NOT_USED, id))).toEqual([]);
    const unused = BROWSER_FEATURES.filter(
      ({ id, looks }) => !(looks ? looks.test(code) : seen.includes(id)),
    );
    expect(unused.map(({ id }) => id)).toEqual([]);
    expect(Object.keys(NOT_USED).filter((id) => !seen.includes(id))).toEqual([]);
  });

  it('would notice a new one', () => {
    expect(
      youngFeaturesIn('const css = `a { anchor-name: --a; } @scope (.b) { c { d: e; } }`;'),
    ).toEqual(expect.arrayContaining(['anchor-positioning', 'scope']));
    expect(youngFeaturesIn('const words = new Intl.DurationFormat(locale);')).toContain(
      'intl-duration-format',
    );
    expect(youngFeaturesIn('<a href="/">a plain link</a>')).toEqual([]);
  });

  it('names fallbacks that are shown', async () => {
    const stories = new Set(
      (await readStories(join(root, 'stories'))).map(({ id }) => `story:${id}`),
    );
    const proofs = BROWSER_FEATURES.flatMap(({ proof }) => proof ?? []);
    expect(proofs.length).toBeGreaterThan(5);
    expect(proofs.filter((name) => !stories.has(name) && !existsSync(join(root, name)))).toEqual(
      [],
    );
  });
});
