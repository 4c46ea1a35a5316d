import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { projectRoot } from '../../tools/scripts/project.mjs';
import { ask, cookieOf, NAVIGATION, temporaryFolder, temporaryPortal } from '../server/fixture';

/** Runs `npm start` with flags, and gathers what it prints. */
function npmStart(...args: string[]) {
  const { PORT: _, NODE_ENV: _e, ...env } = process.env;
  const child = spawn(process.execPath, ['tools/scripts/start.mjs', ...args], {
    cwd: projectRoot,
    env: { ...env, NO_COLOR: '1' },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, stdout, stderr }));
  const isListening = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
      if (stdout.includes('Ctrl+C')) resolve();
    });
  });
  return {
    ended,
    /** What it printed by the time it listens, and the address in it. */
    async listening() {
      await Promise.race([isListening, ended]);
      if (stderr) throw new Error(stderr);
      return { text: stdout, url: /http:\/\/[^\s/]+/.exec(stdout)?.[0] ?? '' };
    },
    interrupt: () => child.kill('SIGINT'),
  };
}

async function takenPort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

describe('npm start', () => {
  it('prints its address and the accounts, serves, and ends by Ctrl+C', async () => {
    const { listening, interrupt, ended } = npmStart('--portal', temporaryPortal(), '--port', '0');
    const { text, url } = await listening();
    for (const { email, password, shows } of createSandbox().accounts) {
      const line = text.split('\n').find((candidate) => candidate.includes(email));
      expect(line).toContain(password);
      expect(line).toContain(shows);
    }
    expect((await ask(url, '/', { headers: NAVIGATION })).status).toBe(200);
    expect((await ask(url, '/app/users/me')).status).toBe(401);
    expect((await ask(url, '/__sandbox/reset')).status).toBe(404);
    interrupt();
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  });

  it('starts in a scenario on the real time', async () => {
    const args = ['--portal', temporaryPortal(), '--port', '0', '--scenario', 'signedIn'];
    const { text, url } = await npmStart(...args).listening();
    expect(text).toContain('Scenario signedIn: the administrator is signed in.');
    const cookie = cookieOf(await ask(url, '/'));
    const answer = await ask(url, '/app/login/validate-token', {
      method: 'POST',
      headers: { cookie },
    });
    const { expires } = JSON.parse(answer.text) as { expires: string };
    expect(Math.abs(Date.parse(expires) - Date.now() - 8 * 3_600_000)).toBeLessThan(60_000);
  });

  it.each([
    [['--port', 'abc'], '--port is "abc", which is not a port.'],
    [['--scenario', 'nope'], 'There is no scenario called "nope".'],
    [['--what'], "Unknown option '--what'. See the flags with: npm start -- --help"],
  ])('refuses %j in one paragraph', async (args, message) => {
    const { code, stdout, stderr } = await npmStart(...args).ended;
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(message);
  });

  it('says what to do about a port that is taken', async () => {
    const port = await takenPort();
    const args = ['--portal', temporaryPortal(), '--port', String(port)];
    const { code, stderr } = await npmStart(...args).ended;
    expect(code).toBe(1);
    expect(stderr.trim()).toBe(
      `Port ${port} is already in use, perhaps by another copy of this program. ` +
        'End that one, or choose another port: npm start -- --port 4301',
    );
  });

  it('also reports it for npm run dev', async () => {
    const port = await takenPort();
    const { code, stderr } = await npmStart('--dev', '--port', String(port)).ended;
    expect(code).toBe(1);
    expect(stderr).toContain(`Port ${port} is already in use`);
  });

  it('says how to build a portal that is missing', async () => {
    const portal = join(temporaryFolder(), 'nothing');
    const { code, stderr } = await npmStart('--portal', portal).ended;
    expect(code).toBe(1);
    expect(stderr.trim()).toBe(
      `There is no built portal in ${portal}: index.html is missing. ` +
        'Build it with: npm run build:portal',
    );
  });

  it.each([['--help'], ['--dev', '--help']])('shows its flags (%j)', async (...args) => {
    const { code, stdout } = await npmStart(...args).ended;
    expect(code).toBe(0);
    expect(stdout).toContain('--scenario <name>');
  });
});
