// @ts-check
/**
 * `node tools/release/pack.mjs --out <folder>`: packs the built package, which says where it was built
 * where `GITHUB_REPOSITORY` names that, and puts its bill of materials beside it.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { main, projectRoot, run, SetupError } from '../scripts/project.mjs';

await main(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'release' } } });
  const out = resolve(projectRoot, values.out);
  const { GITHUB_REPOSITORY, GITHUB_SERVER_URL } = process.env;
  mkdirSync(out, { recursive: true });
  copyFileSync(join(projectRoot, 'dist', 'sbom.cdx.json'), join(out, 'sbom.cdx.json'));
  const url = `repository.url=git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`;
  const said = GITHUB_REPOSITORY ? run('npm', ['pkg', 'set', 'repository.type=git', url]) : true;
  if (!said || !run('npm', ['pack', '--pack-destination', out])) {
    throw new SetupError('The package could not be packed; the message of npm is above.');
  }
});
