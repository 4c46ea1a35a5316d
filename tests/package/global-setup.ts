import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { isBuilt } from '../../tools/scripts/is-built';
import { ONE_SHOP, SHOPS, type Shops } from './shops';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folders in which the packed package is installed, by the version of React. */
    shops: Shops;
    /** What the packed file holds. */
    packedFiles: readonly string[];
    /** Size of the packed file, in bytes. */
    packedSize: number;
  }
}

const root = resolve(import.meta.dirname, '../..');
let place = '';

const npm = async (cwd: string, ...args: string[]) =>
  (await promisify(execFile)('npm', args, { cwd, maxBuffer: 1e8 })).stdout;

/** Everything that the examples of a shop ask for, in one install, with the package from its file. */
function wanted(examples: readonly string[], tarball: string): object {
  const all: Record<string, string> = {};
  for (const example of examples) {
    const file = readFileSync(join(root, 'examples', example, 'package.json'), 'utf8');
    const { dependencies, devDependencies } = JSON.parse(file) as Record<
      string,
      Record<string, string>
    >;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      if ((all[name] ?? version) !== version) {
        throw new Error(
          `The examples want ${name} as ${all[name]} and as ${version}: one install cannot hold both.`,
        );
      }
      all[name] = version;
    }
  }
  return {
    name: 'partner',
    private: true,
    dependencies: { ...all, '@plinth/console': `file:${tarball}` },
  };
}

async function install(folder: string, version: string): Promise<void> {
  try {
    await npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error');
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error);
    if (!/E(NOTFOUND|CONNREFUSED|CONNRESET|TIMEDOUT|AI_AGAIN)|network/i.test(said)) throw error;
    throw new Error(
      `The package registry cannot be reached, so the package could not be installed beside React ${version}. ` +
        `The part "package" of the tests needs it once, or what it fetches in npm's cache. npm says:\n${said}`,
    );
  }
}

/**
 * Builds the package, unless that was done since the last change, packs it, and installs it with what
 * its examples ask for: all of them, or the one of the part `package`.
 */
export async function setup(project: TestProject): Promise<void> {
  if (!isBuilt()) await npm(root, 'run', 'build', '--silent');
  place = mkdtempSync(join(tmpdir(), 'plinth-package-'));
  const packed = await npm(root, 'pack', '--json', '--silent', '--pack-destination', place);
  const [{ filename, files, size }] = JSON.parse(packed) as [
    { filename: string; files: readonly { path: string }[]; size: number },
  ];
  project.provide('packedSize', size);
  project.provide(
    'packedFiles',
    files.map(({ path }) => path),
  );
  const shops = project.name === 'package' ? ONE_SHOP : SHOPS;
  const folders = shops.map(async ({ react, examples }) => {
    const folder = join(place, `react-${react}`);
    mkdirSync(folder);
    const manifest = wanted(examples, join(place, filename));
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    await install(folder, react);
    for (const example of examples) {
      cpSync(join(root, 'examples', example), join(folder, example), {
        recursive: true,
        filter: (source) => !/node_modules|[\\/](dist|\.next)$/.test(source.slice(root.length)),
      });
    }
    // Where Next.js looks for pages: the one of the hosts' matrix is built with its example.
    const pages = join(folder, 'next-app/app');
    if (existsSync(pages)) {
      const place = join(pages, '(matrix)/matrix');
      cpSync(join(root, 'tests/examples/matrix'), place, {
        recursive: true,
        // With a file of TypeScript among the pages Next.js would install a compiler.
        filter: (source) => !source.endsWith('.ts'),
      });
      for (const name of ['page', 'layout']) {
        renameSync(join(place, `next-${name}.js`), join(place, `${name}.js`));
      }
    }
    return [react, folder] as const;
  });
  project.provide('shops', Object.fromEntries(await Promise.all(folders)) as Shops);
}

export async function teardown(): Promise<void> {
  // Many files: the workers can end meanwhile.
  if (place) await rm(place, { recursive: true, force: true });
}
