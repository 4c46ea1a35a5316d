// @ts-check
/** Ends with 1 unless the tag in `GITHUB_REF_NAME` is the version of the package, on a commit of main. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { main, projectRoot, SetupError } from '../scripts/project.mjs';

await main(async () => {
  const tag = process.env.GITHUB_REF_NAME;
  const { version } = JSON.parse(readFileSync(`${projectRoot}/package.json`, 'utf8'));
  if (tag !== `v${version}`) {
    throw new SetupError(`The tag is ${tag}, and the version of the package ${version}.`);
  }
  const args = ['merge-base', '--is-ancestor', 'HEAD', 'origin/main'];
  if (spawnSync('git', args, { cwd: projectRoot }).status !== 0) {
    throw new SetupError('The commit of the tag is not on main.');
  }
});
