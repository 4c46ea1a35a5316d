import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { programOf, root, typeErrors } from '../../tools/docs/program';
import { sampleFiles, samples } from './support/samples';

/** What readers copy from README.md, llms.txt and docs/ compiles against what is published. */
describe('the code on the pages', () => {
  const all = samples().filter(({ language }) => language !== 'html');

  // The types of the elements are written by the build.
  beforeAll(() => {
    if (existsSync(join(root, 'dist/elements.d.ts'))) return;
    execFileSync('npm', ['run', 'build', '--silent'], { cwd: root });
  }, 600_000);

  it('is found', () => {
    const pages = new Set(all.map(({ place }) => place.replace(/:\d+$/, '')));
    expect([...pages]).toEqual(
      expect.arrayContaining(['README.md', 'llms.txt', 'docs/embedding.md', 'docs/sandbox.md']),
    );
    expect(all.length).toBeGreaterThan(30);
  });

  it('compiles', { timeout: 300_000 }, () => {
    const files = sampleFiles(all);
    const program = programOf(files);
    const wrong = all.flatMap(({ place, file }) =>
      typeErrors(program, [file]).map((error) => `${place} ${error.replace(`${file}: `, '')}`),
    );
    expect(wrong).toEqual([]);
  });
});
