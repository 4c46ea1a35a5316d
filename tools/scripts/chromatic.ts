/**
 * `npm run chromatic [-- options of Chromatic]`: sends the stories to Chromatic, for those who have
 * it; `npm run chromatic -- --count [folder]` only counts what it would photograph of a built
 * Storybook when all of it has changed. `npm run visual` needs no account and no cloud.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../visual/camera';
import { serveFolder } from '../visual/serve';
import { main, projectRoot, runAsync, SetupError } from './project.mjs';
import { ensureBrowser } from './setup.mjs';

const CONFIG = 'chromatic.config.json';

/** Whether Chromatic will find the token of a project. */
function hasToken(args: readonly string[]): boolean {
  if (process.env.CHROMATIC_PROJECT_TOKEN) return true;
  if (args.some((arg) => /^(-t|--project-token)(=|$)/.test(arg))) return true;
  const file = join(projectRoot, CONFIG);
  return existsSync(file) && Boolean(JSON.parse(readFileSync(file, 'utf8')).projectToken);
}

/** Reads the parameters of every story as Chromatic does: in the page. */
const COUNT = `(async () => {
  const preview = window.__STORYBOOK_PREVIEW__;
  await preview.ready();
  const stories = Object.values(await preview.extract());
  const pictures = stories.map(({ parameters: { chromatic } }) =>
    chromatic?.disableSnapshot
      ? 0
      : Object.values(chromatic?.modes ?? {}).filter(({ disable }) => !disable).length,
  );
  return [stories.length, pictures.reduce((sum, count) => sum + count, 0)];
})()`;

async function count(folder: string): Promise<void> {
  if (!existsSync(join(folder, 'iframe.html'))) {
    throw new SetupError(`There is no Storybook in ${folder}: npm run build-storybook.`);
  }
  const { url, close } = await serveFolder(folder);
  const browser = await launchBrowser(ensureBrowser());
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/iframe.html`);
    await page.waitForFunction('window.__STORYBOOK_PREVIEW__');
    const [stories, pictures] = await page.evaluate<[number, number]>(COUNT);
    console.log(`${pictures} pictures of ${stories} stories.`);
  } finally {
    await browser.close();
    close();
  }
}

await main(async () => {
  const args = process.argv.slice(2);
  if (args[0] === '--count') return count(args[1] ?? join(projectRoot, 'storybook-static'));
  if (!hasToken(args)) {
    throw new SetupError(
      'Chromatic needs a project token. Set CHROMATIC_PROJECT_TOKEN to ' +
        'it, or pass -- --project-token=<token>; chromatic.com shows it under Manage, Configure. ' +
        'Without an account, npm run visual compares the same pictures on this machine.',
    );
  }
  const program = join('node_modules', 'chromatic', 'dist', 'bin.cjs');
  process.exitCode = await runAsync(process.execPath, [program, ...args], { shell: false });
});
