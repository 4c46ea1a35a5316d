import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const WANTED = join(import.meta.dirname, 'package.json');
const FOLDER = resolve('.cache/hosts');

/** Where the frameworks of hosts are installed: nothing else needs them. */
export const FRAMEWORKS = join(FOLDER, 'node_modules');

/** Installs them, unless they are there in these versions. */
export async function setup(): Promise<void> {
  const installed = join(FOLDER, 'package.json');
  const isSame = () => readFileSync(installed, 'utf8') === readFileSync(WANTED, 'utf8');
  if (existsSync(FRAMEWORKS) && existsSync(installed) && isSame()) return;
  await rm(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  cpSync(WANTED, installed);
  try {
    const args = ['install', '--no-package-lock', '--ignore-scripts', '--prefer-offline'];
    await promisify(execFile)('npm', args, { cwd: FOLDER });
  } catch (error) {
    await rm(FOLDER, { recursive: true });
    throw new Error(
      `The frameworks of tests/hosts/package.json could not be installed. npm says:\n${(error as { stderr?: string }).stderr ?? error}`,
    );
  }
}
