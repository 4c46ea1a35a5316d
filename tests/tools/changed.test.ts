import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changeSince } from '../../tools/scripts/changed.mjs';
import { DAILY, narrowing, PARTS, partsConcerned, WORKSHOP } from '../../tools/scripts/parts.mjs';
import { projectRoot, runAsync, SetupError } from '../../tools/scripts/project.mjs';

describe('npm test -- --changed', () => {
  const daily = ['unit', 'browser', 'stories', 'package', 'e2e'];

  it.each([
    ['src/components/ui/Button.tsx', [...daily, 'bundles', 'pages', 'embedded', 'hosts', 'walks']],
    ['src/components/roles/RoleCard.tsx', [...daily, 'bundles', 'pages', 'walks']],
    ['src/hooks/index.ts', [...daily, 'workshop', 'bundles', 'pages', 'examples', 'walks']],
    ['stories/ui/Button.stories.tsx', ['unit', 'stories', 'workshop', 'pages', 'embedded']],
    ['tests/ui/button.browser.test.tsx', ['unit', 'browser', 'stories']],
    ['tests/conformance/conformance.test.ts', ['unit', 'browser', 'stories', 'workshop']],
    ['tools/fuzz/run.ts', ['unit', 'browser', 'stories', 'workshop']],
    ['e2e/login.e2e.ts', ['unit', 'e2e', 'walks']],
    ['examples/webpack-portal/package.json', ['unit', 'examples']],
    ['tests/hosts/hosts.test.ts', ['unit', 'browser', 'stories', 'embedded', 'hosts']],
    ['docs/words.md', ['unit', 'workshop', 'embedded', 'hosts']],
    ['tsup.config.ts', ['unit', 'package', 'examples']],
    ['package-lock.json', Object.keys(PARTS)],
  ])('of %s runs %j', (file, parts) => {
    expect(partsConcerned([file])).toEqual(parts);
  });

  it('has these parts without it', () => {
    expect(DAILY).toEqual(daily);
  });

  it('of nothing runs nothing', () => {
    expect(partsConcerned([])).toEqual([]);
  });

  it('runs of the large parts only what imports a changed file', () => {
    const files = ['src/components/ui/Button.tsx'];
    const narrow = ['--changed=abc', '--passWithNoTests'];
    expect(narrowing('browser', files, 'abc')).toEqual(narrow);
    expect(narrowing('stories', files, 'abc')).toEqual(narrow);
    expect(narrowing('stories', ['.storybook/preview.tsx'], 'abc')).toEqual([]);
    expect(narrowing('unit', files, 'abc')).toEqual([]);
    expect(narrowing('stories', [...files, 'vitest.config.ts'], 'abc')).toEqual([]);
  });

  it('knows the folders of the workshop', () => {
    expect(WORKSHOP.filter((folder) => !existsSync(join(projectRoot, 'tests', folder)))).toEqual(
      [],
    );
  });

  it('fails for a base unknown to git', () => {
    expect(() => changeSince('no-such-revision')).toThrow(SetupError);
  });
});

describe('a program whose output is kept', () => {
  it('is returned complete, errors included', async () => {
    const said: string[] = [];
    const script = 'console.log("one"); console.error("two"); process.exitCode = 3;';
    const status = await runAsync(process.execPath, ['-e', script], {
      shell: false,
      onOutput: (piece) => said.push(piece),
    });
    expect(status).toBe(3);
    expect(said.join('').trim().split('\n').sort()).toEqual(['one', 'two']);
  });
});
