// @ts-check
/**
 * `node tools/pages/comment.mjs --address <url> [--visual <comment.md>]`: writes the one comment of a
 * pull request (`PULL_REQUEST`), or replaces it: where its pages are, and what the pictures show.
 * Without an address it says in the summary of the run why there are none. Without a token it only
 * prints. It needs no package.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { main, SetupError } from '../scripts/project.mjs';
import { pullRequestOf } from './place.mjs';

/** What the comment is found by. */
const MARK = '<!-- plinth-pages -->';
/** As many as an answer has at most; the comment is among the first, being written by the first run. */
const PAGE = 100;

const FORK =
  'This pull request comes from a fork, which has no right to publish: its workbench and its portal are in the artifact `site` of this run.';

/** @param {string} address @param {string | undefined} visual */
function textOf(address, visual) {
  const pictures = visual && existsSync(visual) ? readFileSync(visual, 'utf8').trim() : '';
  const places = [
    ['Workbench', 'storybook/'],
    ['Portal on the sandbox', 'portal/'],
    ...(pictures ? [['Pictures', 'visual/']] : []),
  ];
  const list = places.map(([name, path]) => `- [${name}](${address}${path})`).join('\n');
  return [MARK, `**[This pull request to look at](${address})**`, list, pictures]
    .filter(Boolean)
    .join('\n\n');
}

/** @param {string} token @param {string} number @param {string} body */
async function write(token, number, body) {
  const { GITHUB_API_URL, GITHUB_REPOSITORY } = process.env;
  const repository = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}`;
  /** @param {string} method @param {string} path @param {object} [content] */
  const call = async (method, path, content) => {
    const response = await fetch(`${repository}${path}`, {
      method,
      headers: { Accept: 'application/vnd.github+json', Authorization: `Bearer ${token}` },
      ...(content && { body: JSON.stringify(content) }),
    });
    if (!response.ok) throw new SetupError(`${method} ${path}: ${response.status}`);
    return response.json();
  };
  const list = `/issues/${number}/comments?per_page=${PAGE}`;
  const own = (await call('GET', list)).find((/** @type {{ body?: string }} */ comment) =>
    comment.body?.startsWith(MARK),
  );
  if (own) await call('PATCH', `/issues/comments/${own.id}`, { body });
  else await call('POST', `/issues/${number}/comments`, { body });
}

await main(async () => {
  const { values } = parseArgs({
    options: { address: { type: 'string' }, visual: { type: 'string' } },
  });
  const { GITHUB_STEP_SUMMARY, GITHUB_TOKEN } = process.env;
  const body = values.address ? textOf(values.address, values.visual) : FORK;
  console.log(body);
  if (!values.address && GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${body}\n`);
  const number = pullRequestOf(process.env);
  if (values.address && GITHUB_TOKEN && number) await write(GITHUB_TOKEN, number, body);
});
