// @ts-check
/**
 * `npm run browser`: installs the Chromium that Playwright pins, with what it needs of the system. In
 * CI the steps that follow use it and not the runner's own, so that each week gives the same answer.
 */
import { appendFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { main, run, SetupError } from './project.mjs';

await main(async () => {
  if (!run('npx', ['playwright', 'install', '--with-deps', 'chromium'])) {
    throw new SetupError('Playwright could not install its Chromium; its own message is above.');
  }
  const { GITHUB_ENV } = process.env;
  if (GITHUB_ENV) appendFileSync(GITHUB_ENV, `PLINTH_CHROMIUM=${chromium.executablePath()}\n`);
});
