import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CHROMIUM_ARGS,
  findChromium,
  findSystemChromium,
  findWholeChromium,
} from '../../tools/scripts/chromium.mjs';
import { ensureNode, isAtLeast, projectRoot } from '../../tools/scripts/project.mjs';
import { ensureBrowser, needsInstall } from '../../tools/scripts/setup.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-scripts-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function program(name: string, text = '#!/bin/sh\n'): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  chmodSync(path, 0o755);
  return path;
}

describe('the version of Node', () => {
  it.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['24.0.0', true],
    ['20.9.0', false],
    ['18.20.8', false],
    ['9.99.99', false],
  ])('%s is new enough: %s', (version, isEnough) => {
    expect(isAtLeast(version, '20.19')).toBe(isEnough);
  });

  it('is refused with what to do about it', () => {
    expect(() => ensureNode('18.20.8')).toThrow(
      'This project needs Node 20.19 or newer, and this is Node 18.20.8.',
    );
    expect(() => ensureNode()).not.toThrow();
  });
});

describe('the arguments of a browser', () => {
  it('turn off all that Playwright turns off, which they take the place of', () => {
    const playwright = join(projectRoot, 'node_modules/playwright-core/lib/coreBundle.js');
    const [, list = ''] =
      /disabledFeatures = \[([^\]]+)\]/.exec(readFileSync(playwright, 'utf8')) ?? [];
    const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(5);
    const off = CHROMIUM_ARGS.find((arg) => arg.startsWith('--disable-features='))?.split(/[=,]/);
    expect(names.filter((name) => !off?.includes(name ?? ''))).toEqual([]);
  });
});

describe('findChromium', () => {
  it('takes the one that PLINTH_CHROMIUM names before any other', () => {
    program('chromium');
    const named = program('my-browser');
    expect(findChromium({ PLINTH_CHROMIUM: named, PATH: folder })).toBe(named);
  });

  it('does not quietly take another one when the named one is missing', () => {
    program('chromium');
    expect(() => findChromium({ PLINTH_CHROMIUM: join(folder, 'gone'), PATH: folder })).toThrow(
      /^PLINTH_CHROMIUM is ".+gone", which is not a program that can be run\./,
    );
  });

  it('prefers chromium to google-chrome, wherever on the PATH they are', () => {
    const second = join(folder, 'second');
    mkdirSync(second);
    program('google-chrome');
    const chromium = program('second/chromium');
    expect(findSystemChromium({ PATH: `${folder}:${second}` })).toBe(chromium);
  });

  it('prefers the one without a window to all others, where no whole browser is asked for', () => {
    const chromium = program('chromium');
    const shell = program('chromium-headless-shell');
    expect(findSystemChromium({ PATH: folder })).toBe(shell);
    expect(findWholeChromium({ PATH: folder })).toBe(chromium);
  });

  it('passes over a script that only says how to install the browser', () => {
    program('chromium', '#!/bin/sh\necho "Please run: snap install chromium"\n');
    const chrome = program('google-chrome');
    expect(findSystemChromium({ PATH: folder })).toBe(chrome);
  });

  it('passes over a file that cannot be run and a folder of that name', () => {
    mkdirSync(join(folder, 'chromium'));
    writeFileSync(join(folder, 'chromium-browser'), '');
    const chrome = program('google-chrome');
    expect(findSystemChromium({ PATH: folder })).toBe(chrome);
  });
});

describe('ensureBrowser', () => {
  /** A machine on which the named installer is the first that brings a browser. */
  function machine(helpful: 'none needed' | 'apt-get' | 'playwright' | 'nothing', isRoot = true) {
    const asked: string[] = [];
    let path = helpful === 'none needed' ? '/bin/browser' : undefined;
    const installer = (name: string, isUsable: boolean) => ({
      isUsable: () => isUsable,
      install() {
        asked.push(name);
        if (name === helpful) path = `/bin/${name}`;
        return true;
      },
    });
    const installers = [installer('apt-get', isRoot), installer('playwright', true)];
    return { asked, search: { find: () => path, installers, starts: () => true } };
  }

  it('installs nothing when there is one', () => {
    const { asked, search } = machine('none needed');
    expect(ensureBrowser(search)).toBe('/bin/browser');
    expect(asked).toEqual([]);
  });

  it('asks the system first where it may', () => {
    const { asked, search } = machine('apt-get');
    expect(ensureBrowser(search)).toBe('/bin/apt-get');
    expect(asked).toEqual(['apt-get']);
  });

  it('asks Playwright where it may not, or when that brought nothing', () => {
    const user = machine('playwright', false);
    expect(ensureBrowser(user.search)).toBe('/bin/playwright');
    expect(user.asked).toEqual(['playwright']);
    const root = machine('playwright');
    expect(ensureBrowser(root.search)).toBe('/bin/playwright');
    expect(root.asked).toEqual(['apt-get', 'playwright']);
  });

  it('says how to get one when all fail, and when the one that is there does not start', () => {
    expect(() => ensureBrowser(machine('nothing').search)).toThrow(
      /^The tests need a Chromium or Chrome, and none was found or could be installed\./,
    );
    expect(() => ensureBrowser({ ...machine('none needed').search, starts: () => false })).toThrow(
      /^The browser \/bin\/browser does not start;/,
    );
  });
});

describe('needsInstall', () => {
  const write = (file: string, packages: object) =>
    writeFileSync(join(folder, file), JSON.stringify({ packages }));
  const age = (file: string, seconds: number) => utimesSync(join(folder, file), seconds, seconds);
  const a1 = { 'node_modules/a': { version: '1.0.0', integrity: 'x' } };

  it('installs when nothing is there', () => {
    write('package-lock.json', a1);
    expect(needsInstall(folder)).toBe(true);
  });

  describe('with packages installed', () => {
    beforeEach(() => {
      mkdirSync(join(folder, 'node_modules'));
      write('node_modules/.package-lock.json', a1);
      age('node_modules/.package-lock.json', 1000);
    });

    const newer = (packages: object) => {
      write('package-lock.json', packages);
      age('package-lock.json', 2000);
      return needsInstall(folder);
    };

    it('does not when the lock file is older', () => {
      write('package-lock.json', {});
      age('package-lock.json', 500);
      expect(needsInstall(folder)).toBe(false);
    });

    it('does when the lock file is newer and wants another version or package', () => {
      expect(newer({ 'node_modules/a': { version: '1.0.1', integrity: 'y' } })).toBe(true);
      expect(newer({ ...a1, 'node_modules/b': { version: '1.0.0' } })).toBe(true);
    });

    it('does not when the lock file was only touched, or wants what other systems need', () => {
      expect(newer({ '': { name: 'me' }, ...a1 })).toBe(false);
      const optional = { version: '1.0.0', optional: true };
      expect(newer({ ...a1, 'node_modules/b-darwin': optional })).toBe(false);
    });

    it('does when the lock file cannot be read', () => {
      writeFileSync(join(folder, 'package-lock.json'), '{');
      age('package-lock.json', 2000);
      expect(needsInstall(folder)).toBe(true);
    });
  });
});

describe('npm test', () => {
  it('refuses a part that does not exist, without a stack', () => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/scripts/test.mjs', 'unti'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    expect(stderr.trim()).toBe(
      'There is no part of the tests called "unti". The parts are unit, browser, stories, package, ' +
        'e2e, workshop, bundles, pages, embedded, hosts, examples, walks; without a name unit, browser, stories, ' +
        'package, e2e run, and with --all all of them.',
    );
    expect(status).toBe(1);
  });
});

describe('Chromatic', () => {
  it('without a token says what is missing, and no more', () => {
    const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', 'tools/scripts/chromatic.ts'],
      {
        cwd: projectRoot,
        encoding: 'utf8',
        env,
      },
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('Set CHROMATIC_PROJECT_TOKEN');
    expect(stderr).not.toMatch(/^ +at /m);
  });
});
