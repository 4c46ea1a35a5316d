import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOf } from '../../tools/pages/place.mjs';
import { demoPage } from '../../tools/pages/site';
import { projectRoot } from '../../tools/scripts/project.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-pages-test-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Runs a script of a workflow as its runner would. */
function run(script: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [`tools/pages/${script}.mjs`, ...args], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, HOME: folder, GITHUB_REPOSITORY: 'Northwind/plinth', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => {
      said += piece;
    });
  }
  return new Promise<{ status: number | null; said: string }>((resolve) => {
    child.on('close', (status) => resolve({ status, said }));
  });
}

describe('where pages are published', () => {
  it('is the root for main, and a folder for each pull request', () => {
    const GITHUB_REPOSITORY = 'Northwind/plinth';
    expect(placeOf({ GITHUB_REPOSITORY, PULL_REQUEST: '' })).toEqual({
      folder: '',
      base: '/plinth/',
      address: 'https://northwind.github.io/plinth/',
    });
    expect(placeOf({ GITHUB_REPOSITORY, PULL_REQUEST: '7' })).toEqual({
      folder: 'pr/7',
      base: '/plinth/pr/7/',
      address: 'https://northwind.github.io/plinth/pr/7/',
    });
    expect(() => placeOf({ PULL_REQUEST: '../..' })).toThrow();
  });
});

describe('the branch of the pages', () => {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const files = () => git('-C', 'remote', 'ls-tree', '-r', '--name-only', 'gh-pages').split('\n');
  const remote = () => join(folder, 'remote');

  function site(name: string): string {
    const path = join(folder, name);
    mkdirSync(join(path, 'portal'), { recursive: true });
    writeFileSync(join(path, 'index.html'), name);
    writeFileSync(join(path, 'portal', 'index.html'), name);
    return path;
  }

  const publish = (pullRequest: string, ...args: string[]) =>
    run('publish', [...args, '--remote', remote()], { PULL_REQUEST: pullRequest });

  beforeEach(() => {
    git('init', '--quiet', '--bare', 'remote');
  });

  it('has main beside the pull requests, in one commit, without those that are closed', async () => {
    await publish('', '--site', site('main'));
    await publish('7', '--site', site('seven'));
    await publish('8', '--site', site('eight'));
    expect(files()).toContain('pr/8/portal/index.html');
    writeFileSync(join(site('main'), 'new.html'), '');
    await publish('', '--site', join(folder, 'main'));
    const { said } = await publish('8', '--remove');
    expect(said).toBe('Removed: https://northwind.github.io/plinth/pr/8/\n');
    expect(files()).toEqual([
      '.nojekyll',
      'index.html',
      'new.html',
      'portal/index.html',
      'pr/7/index.html',
      'pr/7/portal/index.html',
    ]);
    expect(git('-C', 'remote', 'show', 'gh-pages:pr/7/index.html')).toBe('seven');
    expect(git('-C', 'remote', 'rev-list', '--count', 'gh-pages')).toBe('1');
  });

  it('loses nothing when several are published at once', async () => {
    await publish('', '--site', site('main'));
    const numbers = ['1', '2', '3'];
    const ended = await Promise.all(
      numbers.map((number) => publish(number, '--site', site(`site-${number}`))),
    );
    expect(ended.map(({ status, said }) => status || said)).toEqual(
      numbers.map((number) => expect.stringContaining(`/plinth/pr/${number}/\n`)),
    );
    expect(files().filter((file) => /^pr\/\d\/index/.test(file))).toHaveLength(numbers.length);
  });

  it('is not touched without a pull request to remove, or a site to show', async () => {
    expect((await publish('', '--remove')).status).toBe(1);
    expect((await publish('', '--site', folder)).status).toBe(1);
    expect((await publish('7')).status).toBe(1);
    expect(git('-C', 'remote', 'branch', '--list')).toBe('');
  });
});

describe('the comment', () => {
  const address = 'https://northwind.github.io/plinth/pr/7/';

  it('is written once, and then replaced', async () => {
    const asked: string[] = [];
    const comments: { id: number; body: string }[] = [{ id: 1, body: 'Looks good.' }];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { body } = JSON.parse(Buffer.concat(chunks).toString() || '{}');
      asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      if (request.method === 'POST') comments.push({ id: 2, body });
      const own = comments.find(({ id }) => request.url?.endsWith(`/comments/${id}`));
      if (request.method === 'PATCH' && own) own.body = body;
      response.end(JSON.stringify(comments));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const env = {
      GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      GITHUB_TOKEN: 'secret',
      PULL_REQUEST: '7',
    };
    const visual = join(folder, 'comment.md');
    try {
      await run('comment', ['--address', address, '--visual', visual], env);
      expect(comments[1]?.body).not.toContain('Pictures');
      writeFileSync(visual, '3 pictures have changed.\n');
      const { status } = await run('comment', ['--address', address, '--visual', visual], env);
      expect(status).toBe(0);
    } finally {
      server.close();
    }
    const calls = ['GET', 'POST', 'GET', 'PATCH'];
    expect(asked.map((each) => each.split(' ')[0])).toEqual(calls);
    expect(asked.every((each) => each.endsWith('Bearer secret'))).toBe(true);
    expect(comments.map(({ body }) => body)).toEqual([
      'Looks good.',
      expect.stringMatching(
        /\(https:\/\/northwind.*\/storybook\/\)[\s\S]*3 pictures have changed\.$/,
      ),
    ]);
  });

  it('says in the summary why a fork has none', async () => {
    const summary = join(folder, 'summary.md');
    writeFileSync(summary, '');
    const { said } = await run('comment', [], { GITHUB_STEP_SUMMARY: summary });
    expect(said).toContain('comes from a fork');
  });
});

it('the portal that is published runs on the sandbox, and leads to no page of a server', () => {
  const page = demoPage(
    '<script type="application/json" id="plinth-config">{ "links": {}, "locale": "en" }</script>',
  );
  expect(page).toContain('"sandbox":"signedOut"');
  expect(page).toContain('"recoveryCodes":true');
  expect(page).not.toContain('/app/sandbox');
});
