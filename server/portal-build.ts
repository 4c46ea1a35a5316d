import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './start-error';

/** What the built portal is made of. */
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** The newest change below a path, in milliseconds since 1970; 0 when there is nothing. */
async function newestChange(path: string): Promise<number> {
  const entry = await stat(path).catch(() => null);
  if (!entry) return 0;
  if (!entry.isDirectory()) return entry.mtimeMs;
  const names = await readdir(path);
  const changes = await Promise.all(names.map((name) => newestChange(join(path, name))));
  // A folder counts too: taking a file away changes nothing else.
  return Math.max(entry.mtimeMs, ...changes);
}

/** Whether the built portal is missing, or older than one of its sources. */
export async function needsBuild(root: string, portalDir: string): Promise<boolean> {
  const built = await stat(join(portalDir, 'index.html')).catch(() => null);
  if (!built) return true;
  const changes = await Promise.all(SOURCES.map((source) => newestChange(join(root, source))));
  return Math.max(...changes) > built.mtimeMs;
}

/**
 * Builds the portal with Vite, quietly.
 *
 * @throws StartError with Vite's own words when it fails.
 */
export async function buildPortal(root: string): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.on('close', resolve);
  });
  if (status !== 0) {
    throw new StartError(`The portal could not be built.\n\n${output.trim()}`);
  }
}
