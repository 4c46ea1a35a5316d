/**
 * `npm run pages -- --out <folder> [--base /plinth/pr/7/]`: lays out what is published: the workbench
 * and the portal on the sandbox in the browser, as files that stand under a path.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { main, projectRoot, runAsync, SetupError } from '../scripts/project.mjs';
import { demoPage, INDEX, NOT_FOUND } from './site';

async function build(what: string, script: string, args: readonly string[]): Promise<void> {
  console.log(`${what} …`);
  const program = join('node_modules', script);
  if ((await runAsync(process.execPath, [program, ...args], { shell: false })) !== 0) {
    throw new SetupError(`${what} could not be built.`);
  }
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'site' },
      base: { type: 'string', default: '/' },
    },
  });
  const { base } = values;
  if (!/^\/(?:[\w.-]+\/)*$/.test(base)) {
    throw new SetupError(
      `--base begins and ends with a slash, such as /plinth/pr/7/, not "${base}".`,
    );
  }
  const out = resolve(projectRoot, values.out);
  rmSync(out, { recursive: true, force: true });
  const portal = join(out, 'portal');
  await build('The portal', 'vite/bin/vite.js', [
    ...['build', '--logLevel', 'warn', '--base', `${base}portal/`],
    ...['--outDir', portal, '--emptyOutDir'],
  ]);
  for (const file of readdirSync(portal, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('index.html')) continue;
    const page = join(portal, file);
    writeFileSync(page, demoPage(readFileSync(page, 'utf8')));
  }
  await build('The workbench', 'storybook/dist/bin/dispatcher.js', [
    ...['build', '--disable-telemetry', '--quiet', '--output-dir', join(out, 'storybook')],
  ]);
  writeFileSync(join(out, 'index.html'), INDEX);
  writeFileSync(join(out, '404.html'), NOT_FOUND);
  console.log(`Laid out in ${values.out} for ${base}`);
});
