import { describe, expect, it } from 'vitest';
import { DEFAULT_PORT, readStartOptions, USAGE } from '../../server/start-options';
import { SCENARIO_NAMES } from '../../src/sandbox/world/scenarios';

describe('readStartOptions', () => {
  it('has a default for everything', () => {
    expect(readStartOptions([], {})).toEqual({
      port: DEFAULT_PORT,
      host: 'localhost',
      scenario: 'signedOut',
      build: true,
      portal: null,
      trustProxy: false,
      allowedHosts: [],
      embedOrigins: [],
      pageOrigins: [],
      help: false,
    });
  });

  it('reads every flag', () => {
    const args = ['--port', '0', '--host', '0.0.0.0', '--scenario', 'reseller', '--no-build'];
    const hosts = ['--allowed-host', 'Portal.example', '--allowed-host=10.0.0.2:8443'];
    const frames = ['--embed-origin', 'https://www.partner.example'];
    expect(readStartOptions([...args, '--trust-proxy', ...hosts, ...frames], {})).toEqual({
      port: 0,
      host: '0.0.0.0',
      scenario: 'reseller',
      build: false,
      portal: null,
      trustProxy: true,
      allowedHosts: ['portal.example', '10.0.0.2:8443'],
      embedOrigins: ['https://www.partner.example'],
      pageOrigins: [],
      help: false,
    });
  });

  it('never builds a portal that is named', () => {
    const { build, portal } = readStartOptions(['--portal', 'elsewhere'], {});
    expect({ build, portal }).toEqual({ build: false, portal: 'elsewhere' });
  });

  it('takes the port from the environment, but the flag wins', () => {
    expect(readStartOptions([], { PORT: '8080' }).port).toBe(8080);
    expect(readStartOptions(['--port=9090'], { PORT: '8080' }).port).toBe(9090);
  });

  it.each(['65536', '-1', '80.5', 'http', '', '0x50', '999999'])('refuses port %j', (port) => {
    expect(() => readStartOptions([`--port=${port}`], {})).toThrow(
      `--port is "${port}", which is not a port.`,
    );
  });

  it.each(['https://portal.example', '', '*', 'a b', 'portal.example/x', 'host:99999'])(
    'refuses %j as a host',
    (host) => {
      expect(() => readStartOptions([`--allowed-host=${host}`], {})).toThrow(
        `--allowed-host is "${host}", which is not a host such as portal.example`,
      );
    },
  );

  it.each(['*', 'partner.example', 'http://partner.example', 'https://partner.example/path'])(
    'refuses %j as the origin of a page that frames',
    (origin) => {
      expect(() => readStartOptions([`--embed-origin=${origin}`], {})).toThrow(
        `--embed-origin is "${origin}", which is not an origin such as`,
      );
    },
  );

  it('says that a bad port came from the environment', () => {
    expect(() => readStartOptions([], { PORT: 'abc' })).toThrow(
      'The environment variable PORT is "abc", which is not a port.',
    );
  });

  it('names the scenarios when one is unknown', () => {
    const text = `There is no scenario called "toString". The scenarios are ${SCENARIO_NAMES.join(', ')}.`;
    expect(() => readStartOptions(['--scenario', 'toString'], {})).toThrow(text);
  });

  it.each([['--prot=1'], ['--port'], ['extra']])('refuses %j and points to the help', (flag) => {
    expect(() => readStartOptions([flag], {})).toThrow(
      /^[^\n]+\. See the flags with: npm start -- --help$/,
    );
  });

  it('names every scenario in the help', () => {
    for (const name of SCENARIO_NAMES) expect(USAGE).toContain(name);
  });
});
