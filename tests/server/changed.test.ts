import { describe, expect, it } from 'vitest';
import { changeSince, narrowing, partsConcerned } from '../../tools/scripts/changed.mjs';
import { runAsync, SetupError } from '../../tools/scripts/project.mjs';

describe('npm test -- --changed', () => {
  it.each([
    ['src/components/ui/Button.tsx', ['unit', 'browser', 'stories', 'hosts', 'package', 'e2e']],
    ['src/sandbox/seed/users.ts', ['unit', 'browser', 'stories', 'package', 'e2e']],
    ['stories/ui/Button.stories.tsx', ['unit', 'stories']],
    ['tests/ui/button.browser.test.tsx', ['unit', 'browser', 'stories']],
    ['e2e/login.e2e.ts', ['unit', 'e2e']],
    ['examples/webpack-portal/package.json', ['unit', 'package']],
    ['docs/words.md', ['unit']],
    ['package-lock.json', ['unit', 'browser', 'stories', 'hosts', 'package', 'e2e']],
  ])('of %s runs %j', (file, parts) => {
    expect(partsConcerned([file])).toEqual(parts);
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

  it('says so when it is compared with what git does not know', () => {
    expect(() => changeSince('no-such-revision')).toThrow(SetupError);
  });
});

describe('a program whose output is kept', () => {
  it('is told whole, what it complains of as well', async () => {
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
