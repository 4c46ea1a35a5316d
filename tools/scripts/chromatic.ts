/**
 * `npm run chromatic [-- options of Chromatic]`: sends the stories to Chromatic, for those who have
 * it. The modes are those of `npm run visual`, which needs no account and no cloud.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, projectRoot, runAsync, SetupError } from './project.mjs';

const CONFIG = 'chromatic.config.json';

/** Whether Chromatic will find the token of a project. */
function hasToken(args: readonly string[]): boolean {
  if (process.env.CHROMATIC_PROJECT_TOKEN) return true;
  if (args.some((arg) => /^(-t|--project-token)(=|$)/.test(arg))) return true;
  const file = join(projectRoot, CONFIG);
  return existsSync(file) && Boolean(JSON.parse(readFileSync(file, 'utf8')).projectToken);
}

await main(async () => {
  const args = process.argv.slice(2);
  if (!hasToken(args)) {
    throw new SetupError(
      'Chromatic needs a project token. Set CHROMATIC_PROJECT_TOKEN to ' +
        'it, or pass -- --project-token=<token>; chromatic.com shows it under Manage, Configure. ' +
        'Without an account, npm run visual compares the same pictures on this machine.',
    );
  }
  const program = join('node_modules', 'chromatic', 'dist', 'bin.cjs');
  process.exitCode = await runAsync(
    process.execPath,
    [program, '--exit-zero-on-changes', ...args],
    { shell: false },
  );
});
