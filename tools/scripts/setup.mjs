// @ts-check
/** Puts down what the commands need: the packages, and a browser for the tests. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { projectRoot, run, SetupError } from './project.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean,
 *   devOptional?: boolean, peer?: boolean }} LockedPackage
 * @param {string} lockFile
 * @returns {Record<string, LockedPackage>}
 */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {};
}

/**
 * Whether the installed packages are not those of package-lock.json. A lock file that is newer is
 * not enough: a checkout touches it without changing a version.
 */
export function needsInstall(root = projectRoot) {
  const wanted = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return true;
  if (!existsSync(wanted) || statSync(wanted).mtimeMs <= statSync(installed).mtimeMs) return false;
  try {
    const have = packagesOf(installed);
    return Object.entries(packagesOf(wanted)).some(([path, entry]) => {
      if (path === '' || entry.link) return false;
      const found = have[path];
      if (!found) return !entry.optional && !entry.devOptional && !entry.peer;
      return found.version !== entry.version || found.integrity !== entry.integrity;
    });
  } catch {
    return true;
  }
}

/**
 * Installs the packages of package-lock.json when they are missing or out of date.
 *
 * @throws SetupError when npm fails.
 */
export function ensureDependencies() {
  if (!needsInstall()) return;
  console.log('Installing the packages (npm ci) …');
  if (run('npm', ['ci'])) return;
  throw new SetupError(
    'The packages could not be installed: npm ci failed, its own message is above. ' +
      'Check the network connection and the registry that npm is set to, then try again.',
  );
}

/** @param {string} path */
function answersVersion(path) {
  const result = spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000 });
  return !result.error && result.status === 0;
}

function isRoot() {
  return process.getuid?.() === 0;
}

/** @param {string} name */
function hasCommand(name) {
  return !spawnSync(name, ['--version'], { stdio: 'ignore' }).error;
}

/** The shell is faster, and one test needs the whole browser. Ubuntu has neither. */
const PACKAGES = [['chromium', 'chromium-headless-shell'], ['chromium']];

function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!run('apt-get', ['update'], { env })) return false;
  return PACKAGES.some((names) => {
    console.log(`No browser found: installing Chromium (apt-get install ${names.join(' ')}) …`);
    return run('apt-get', ['install', '-y', ...names], { env });
  });
}

function installWithPlaywright() {
  console.log('No browser found: installing Chromium (npx playwright install chromium) …');
  return run('npx', ['playwright', 'install', 'chromium']);
}

/** Ways to get a browser, best first. */
const INSTALLERS = [
  { isUsable: () => isRoot() && hasCommand('apt-get'), install: installWithApt },
  { isUsable: () => true, install: installWithPlaywright },
];

/**
 * The path of a browser that runs. If none is found, one is installed: by apt-get where we are
 * root, otherwise (or when that did not help) by Playwright.
 *
 * @param {object} search - the steps of looking for one; tests pass their own
 * @param {() => string | undefined} [search.find]
 * @param {readonly { isUsable(): boolean, install(): boolean }[]} [search.installers]
 * @param {(path: string) => boolean} [search.starts]
 * @throws SetupError if none is found and none could be installed, or when it does not start.
 */
export function ensureBrowser({
  find = findChromium,
  installers = INSTALLERS,
  starts = answersVersion,
} = {}) {
  let path;
  try {
    path = find();
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error));
  }
  for (const { isUsable, install } of installers) {
    if (!path && isUsable() && install()) path = find();
  }
  if (!path) {
    throw new SetupError(
      'The tests need a Chromium or Chrome, and none was found or could be installed. ' +
        'Install one (Debian: apt-get install chromium; anywhere: npx playwright install ' +
        '--with-deps chromium), or set PLINTH_CHROMIUM to the path of one, and try again.',
    );
  }
  if (starts(path)) return path;
  throw new SetupError(
    `The browser ${path} does not start; a library of the system is probably missing. ` +
      'Run "npx playwright install-deps chromium" as root, or set PLINTH_CHROMIUM to another ' +
      'Chromium or Chrome, and try again.',
  );
}
