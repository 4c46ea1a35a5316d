import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions, UsageError } from '../../tools/conformance/options';
import { temporaryFolder } from '../server/fixture';

const base = ['--base-url', 'https://api.example/'];

function refusal(args: readonly string[]): string {
  try {
    readOptions(args);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
  }
  return 'taken';
}

function endpointsFile(text: string): string {
  const file = join(temporaryFolder(), 'endpoints.json');
  writeFileSync(file, text);
  return file;
}

describe('the flags', () => {
  it('are read', () => {
    const file = endpointsFile('{"getTask":{"method":"GET","path":"/v2/tasks/{id}"}}');
    expect(
      readOptions([
        ...base,
        '--email',
        'ada@plinth.example',
        '--write',
        '--timeout',
        '5',
        '--origin',
        'https://portal.example/x',
        '--endpoints',
        file,
      ]),
    ).toEqual({
      baseUrl: 'https://api.example',
      email: 'ada@plinth.example',
      buyerEmail: null,
      isWriting: true,
      isBuying: false,
      portalOrigin: 'https://portal.example',
      endpoints: { getTask: { method: 'GET', path: '/v2/tasks/{id}' } },
      timeoutMs: 5000,
      isJson: false,
      isHelp: false,
    });
  });

  it.each([
    [[], '--base-url is missing'],
    [['--base-url', 'ftp://x'], 'must be an http: or https: address'],
    [['--base-url', 'https://ada:secret@api.example'], 'must be an address alone'],
    [['--base-url', 'https://api.example/?token=1'], 'must be an address alone'],
    [['--base-url', 'http://api.example', '--email', 'a@b'], 'is not encrypted'],
    [[...base, '--write'], '--write needs an account'],
    [[...base, '--email', 'a@b', '--purchase'], 'give --write as well'],
    [[...base, '--email', 'a@b', '--write', '--buyer', 'c@d'], 'give --purchase as well'],
    [[...base, '--timeout', 'soon'], 'a number of seconds'],
    [[...base, '--wrong'], "Unknown option '--wrong'"],
    [[...base, '--endpoints', 'nowhere.json'], 'could not be read'],
  ])('%j: %s', (args, text) => {
    expect(refusal(args)).toContain(text);
  });

  it.each([
    ['{"made up":{"method":"GET","path":"/x"}}', 'no endpoint called made up'],
    ['{"getTask":{"method":"GET","path":"https://elsewhere.example/x"}}', 'only paths of'],
    ['{"getTask":{"method":"GET","path":"//elsewhere.example/x"}}', 'only paths of'],
    ['{"getTask":{"method":"EAT","path":"/x"}}', 'only paths of'],
  ])('refuse the table %s', (text, reason) => {
    expect(refusal([...base, '--endpoints', endpointsFile(text)])).toContain(reason);
  });

  it('never take a password, and never repeat it', () => {
    for (const args of [['--password=hunter22'], ['--password', 'hunter22']]) {
      const text = refusal([...base, '--email', 'a@b', ...args]);
      expect(text).toContain('PLINTH_CONFORMANCE_PASSWORD');
      expect(text).not.toContain('hunter22');
    }
  });

  it.each([
    [['--base-url', 'http://127.0.0.1:9'], 'The server does not answer'],
    [['--base-url', 'nothing'], 'must be an http: or https: address'],
    [['--base-url', 'http://127.0.0.1:9', '--email', 'a@b'], 'There is no password'],
  ])('that cannot be followed end with 2 and one paragraph: %j', (args, text) => {
    const { PLINTH_CONFORMANCE_PASSWORD: _, ...env } = process.env;
    const run = ['--import', 'tsx', 'tools/conformance/run.ts', ...args];
    const { status, stderr, stdout } = spawnSync(process.execPath, run, {
      env,
      encoding: 'utf8',
      input: '',
    });
    expect(stderr).toContain(text);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });
});
