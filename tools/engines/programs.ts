import { existsSync, readdirSync } from 'node:fs';
import { run, SetupError } from '../scripts/project.mjs';
import { ensureBrowser } from '../scripts/setup.mjs';
import { launchChromium } from './chromium-engine';
import type { Engine, EngineName } from './driver';
import { launchFirefox } from './firefox-engine';
import { launchWebkit } from './webkit-engine';

/** Where a system has its programs; the first that exists counts. */
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const MINI_BROWSER = () =>
  [...readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}`), '/usr/libexec'].map(
    (folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`,
  );
const WEBKIT_DRIVER = ['/usr/bin/WebKitWebDriver'];
const SCREEN = ['/usr/bin/xvfb-run'];

/** Installs Debian's packages: as root, or by a `sudo` that asks for no password. */
function install(packages: readonly string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: readonly string[]) => {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, { env });
  };
  console.log(`Installing ${packages.join(' ')} (apt-get) …`);
  if (aptGet('update', '-q')) aptGet('install', '-yq', ...packages);
}

/** @throws SetupError when a program is missing and cannot be installed */
function ensure(programs: readonly (readonly string[])[], packages: readonly string[]): string[] {
  const all = () => programs.map((paths) => paths.find(existsSync));
  if (all().includes(undefined)) install(packages);
  const found = all().filter((path) => path !== undefined);
  if (found.length === programs.length) return found;
  throw new SetupError(
    `This engine needs ${packages.join(', ')}. Install them (Debian and Ubuntu: apt-get install ` +
      `${packages.join(' ')}) and try again.`,
  );
}

/** Starts an engine, after it was installed where it was missing. */
export async function launch(name: EngineName): Promise<Engine> {
  if (name === 'chromium') return launchChromium(ensureBrowser());
  if (name === 'firefox') {
    const [firefox = ''] = process.env.PLINTH_FIREFOX
      ? [process.env.PLINTH_FIREFOX]
      : ensure([FIREFOX], ['firefox-esr']);
    return launchFirefox(firefox);
  }
  const [browser = '', driver = ''] = ensure(
    [MINI_BROWSER(), WEBKIT_DRIVER, SCREEN],
    ['webkit2gtk-driver', 'xvfb'],
  );
  return launchWebkit({ browser, driver });
}
