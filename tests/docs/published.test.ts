import { describe, expect, it } from 'vitest';
import { programOf, typeErrors } from '../../tools/docs/program';
import { isScreenOrHook, publishedExamples } from '../../tools/docs/published';
import { tsdocExamples } from './support/tsdoc-examples';
import { undocumented } from './support/undocumented';
import { wideProps } from './support/wide-props';

describe('what is published', () => {
  const program = programOf();

  it('has a sentence for every declaration and every member', { timeout: 300_000 }, () => {
    expect(undocumented(program)).toEqual([]);
  });

  it('gives a screen at most 12 props, the rest nested', () => {
    // `Links` is one table.
    expect(wideProps(program)).toEqual(['Links']);
  });

  it('has an example for every screen and every hook of a screen', () => {
    const all = [...publishedExamples(program)].filter(([name]) => isScreenOrHook(name));
    expect(all.map(([name]) => name)).toEqual(
      expect.arrayContaining(['RolesScreen', 'useRolesScreen', 'NotificationCenter', 'AppShell']),
    );
    expect(all.filter(([, examples]) => examples.length === 0).map(([name]) => name)).toEqual([]);
  });

  it('has examples that compile', { timeout: 300_000 }, () => {
    const files = new Map(tsdocExamples(program).map(({ file, code }) => [file, code]));
    expect(typeErrors(programOf(files, program), files.keys())).toEqual([]);
  });
});
