// @ts-check
/**
 * `node tools/pages/publish.mjs --site <folder>` puts a laid out site onto the branch of the pages:
 * that of a pull request (`PULL_REQUEST`) in its folder, that of main everywhere else. `--remove` takes
 * away that of a pull request. `--remote` names the repository, the origin of this one otherwise.
 *
 * The branch has one commit: what is gone is gone. When somebody else publishes at the same time, it is
 * done again on top of theirs. It needs no package, so that nothing else runs with the rights it has.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { main, SetupError } from '../scripts/project.mjs';
import { placeOf } from './place.mjs';

const BRANCH = 'gh-pages';
const TRIES = 5;
/** Its folders are those of pull requests, which main leaves alone. */
const PULL_REQUESTS = 'pr';

/** The token is in the environment of git, where no list of processes shows it. */
function gitEnvironment() {
  const { GITHUB_TOKEN: token } = process.env;
  if (!token) return process.env;
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  return {
    ...process.env,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'http.extraheader',
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${basic}`,
  };
}

const env = gitEnvironment();

/** @param {string} work @param {readonly string[]} args */
const git = (work, ...args) =>
  execFileSync('git', args, {
    cwd: work,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/**
 * The files of the branch in a new folder, and its commit; '' where there is no branch yet.
 *
 * @param {string} work @param {string} remote
 */
function checkOut(work, remote) {
  git(work, 'init', '--quiet');
  const last = git(work, 'ls-remote', remote, `refs/heads/${BRANCH}`).split('\t')[0] ?? '';
  if (last) {
    git(work, 'fetch', '--quiet', '--depth=1', remote, last);
    git(work, 'checkout', '--quiet', last);
  }
  git(work, 'checkout', '--quiet', '--orphan', BRANCH);
  return last;
}

/** @param {string} work @param {string} folder @param {string} site */
function lay(work, folder, site) {
  if (folder) rmSync(join(work, folder), { recursive: true, force: true });
  else {
    for (const name of readdirSync(work)) {
      if (name !== '.git' && name !== PULL_REQUESTS) rmSync(join(work, name), { recursive: true });
    }
  }
  if (site) cpSync(site, join(work, folder), { recursive: true });
  // What begins with an underscore is a file like others.
  writeFileSync(join(work, '.nojekyll'), '');
}

/**
 * @param {string} remote @param {string} folder @param {string} site '' to remove it
 * @returns {boolean} false when the branch has moved meanwhile
 */
function publish(remote, folder, site) {
  const work = mkdtempSync(join(tmpdir(), 'plinth-pages-'));
  try {
    const last = checkOut(work, remote);
    lay(work, folder, site);
    git(work, 'add', '--all');
    const who = ['-c', 'user.name=pages', '-c', 'user.email=pages@users.noreply.github.com'];
    git(work, ...who, 'commit', '--quiet', '--message', `Pages: ${folder || 'main'}`);
    const lease = `--force-with-lease=refs/heads/${BRANCH}:${last}`;
    const push = ['push', '--quiet', lease, remote, `HEAD:refs/heads/${BRANCH}`];
    return spawnSync('git', push, { cwd: work, env, stdio: 'inherit' }).status === 0;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      site: { type: 'string' },
      remove: { type: 'boolean', default: false },
      remote: { type: 'string' },
    },
  });
  const { folder, address } = placeOf(process.env);
  if (values.remove === (values.site !== undefined)) {
    throw new SetupError('Name a site by --site, or --remove that of a pull request.');
  }
  if (values.remove && !folder)
    throw new SetupError('PULL_REQUEST is not set: nothing is removed.');
  const site = values.site === undefined ? '' : resolve(values.site);
  if (site && !existsSync(join(site, 'index.html'))) {
    throw new SetupError(`${site} is no site: npm run pages lays one out.`);
  }
  const remote = values.remote ?? git(process.cwd(), 'remote', 'get-url', 'origin').trim();
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (publish(remote, folder, site)) {
      console.log(site ? `Published: ${address}` : `Removed: ${address}`);
      return;
    }
  }
  throw new SetupError(`The branch ${BRANCH} could not be pushed in ${TRIES} tries.`);
});
