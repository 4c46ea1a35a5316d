// @ts-check
/**
 * Where the pages of a run are published: `main` at the root of the repository's pages, a pull request
 * in a folder of its own. As a program it prints that, and sets it as outputs of its step.
 */
import { appendFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * The number of the pull request; '' outside of one.
 *
 * @param {Environment} env
 */
export function pullRequestOf({ PULL_REQUEST = '' }) {
  if (!/^\d*$/.test(PULL_REQUEST)) throw new Error(`"${PULL_REQUEST}" is no pull request.`);
  return PULL_REQUEST;
}

/**
 * The folder on the branch of the pages ('' for all of it), the path that pages begin with, and their
 * address.
 *
 * @param {Environment} env
 */
export function placeOf(env) {
  const { GITHUB_REPOSITORY = 'plinth/plinth' } = env;
  const [owner = '', name = ''] = GITHUB_REPOSITORY.split('/');
  const number = pullRequestOf(env);
  const folder = number && `pr/${number}`;
  const base = `/${name}/${folder && `${folder}/`}`;
  return { folder, base, address: `https://${owner.toLowerCase()}.github.io${base}` };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lines = Object.entries(placeOf(process.env)).map(([name, value]) => `${name}=${value}\n`);
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, lines.join(''));
  process.stdout.write(lines.join(''));
}
