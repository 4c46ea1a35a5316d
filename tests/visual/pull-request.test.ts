import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot, runAsync } from '../../tools/scripts/project.mjs';

/** A pull request is played in a copy of the project that has the stories of one file. */
const FILE = 'stories/ui/Switch.stories.tsx';
const TOKENS = 'src/theme/tokens.ts';
const BRAND = "brand: 'light-dark(oklch(0.51 0.19 266)";

const ARGS = ['--only', 'UI/Switch/**', '--modes', 'light-1280,dark-1280'];
const LONGEST_MS = 900_000;

let copy = '';

function git(...args: string[]): string {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@plinth.example'];
  return execFileSync('git', [...who, ...args], { cwd: copy, encoding: 'utf8' });
}

function commit(text: string): void {
  git('add', '--all');
  git('commit', '--quiet', '-m', text);
}

/** Another hue of the brand, in light only. */
function paint(hue: number): void {
  const file = join(copy, TOKENS);
  const text = readFileSync(join(projectRoot, TOKENS), 'utf8');
  expect(text).toContain(BRAND);
  writeFileSync(file, text.replace(BRAND, BRAND.replace('266', String(hue))));
}

async function visual(...args: string[]) {
  let text = '';
  const onOutput = (piece: string) => {
    text += piece;
  };
  const status = await runAsync('npm', ['run', '-s', 'visual', '--', ...args], {
    cwd: copy,
    onOutput,
  });
  return { status, text };
}

beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'plinth-pull-request-')));
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  const isOtherStory = (file: string) =>
    /^stories\/.*\.(mdx|stories\.tsx)$/.test(file) && file !== FILE;
  for (const file of files.split('\0')) {
    const from = join(projectRoot, file);
    if (file !== '' && !isOtherStory(file) && existsSync(from)) cpSync(from, join(copy, file));
  }
  // Two thirds of the time of a build, and in no picture.
  const main = join(copy, '.storybook', 'main.ts');
  const settings = readFileSync(main, 'utf8');
  writeFileSync(main, settings.replace("reactDocgen: 'react-docgen'", 'reactDocgen: false'));
  git('init', '--quiet', '--initial-branch', 'main');
  // Ours by a link, which is no folder for .gitignore.
  writeFileSync(join(copy, '.git', 'info', 'exclude'), 'node_modules\n');
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'), 'dir');
  commit('The stories as they were');
  git('checkout', '--quiet', '-b', 'green');
});

afterAll(() => rmSync(copy, { recursive: true }));

it(
  'is red with a changed colour, green once that is accepted, and red with what is stale',
  async () => {
    paint(150);
    commit('The brand is green');
    const changed = await visual(...ARGS);
    expect(changed.text).toMatch(/^\d+ differences to accept in \d+ pictures\.$/m);
    expect(changed.status).toBe(1);
    const report = join('.cache', 'visual', 'report');
    const pictures = readdirSync(join(copy, report)).filter((name) => name.endsWith('.png'));
    expect(pictures).toContain('ui-switch--on.light-1280.after.png');
    expect(pictures).not.toContain('ui-switch--on.dark-1280.after.png');

    const accepting = await visual('--merge', report, '--accept');
    expect(accepting.status).toBe(0);
    commit('The pictures are accepted');
    const accepted = await visual(...ARGS);
    expect(accepted.text).toMatch(/^No difference that is not accepted in \d+ pictures\.$/m);
    expect(accepted.status).toBe(0);

    paint(30);
    const other = await visual(...ARGS);
    expect(other.text).toMatch(
      /^stale: ui-switch--on, light-1280: the picture is another one now$/m,
    );
    expect(other.status).toBe(1);
  },
  LONGEST_MS,
);
