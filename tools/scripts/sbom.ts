/**
 * `npm run sbom`: what the package brings along when it is installed, as CycloneDX, into
 * `dist/sbom.cdx.json`, which is shipped. Read from the lock file.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { main, projectRoot } from './project.mjs';

/** The parts of a CycloneDX bill of materials that are looked at. */
interface Sbom {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { name: string; readonly version: string } };
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

/** Why the lock file has a package. */
type Flags = { readonly dev?: boolean; readonly devOptional?: boolean };

/**
 * The package and its lock file without what it is made with. By itself npm also leaves out what the
 * package shares with a tool.
 */
function writeWithoutTools(folder: string): void {
  const read = (file: string) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
  const { devDependencies: _, ...own } = read('package.json');
  const { packages, ...lock } = read('package-lock.json');
  const { devDependencies: __, ...root } = packages[''];
  const kept = Object.entries<Flags>(packages).filter(
    ([, { dev, devOptional }]) => !dev && !devOptional,
  );
  const write = (file: string, content: object) =>
    writeFileSync(join(folder, file), JSON.stringify(content));
  write('package.json', own);
  write('package-lock.json', { ...lock, packages: { ...Object.fromEntries(kept), '': root } });
}

/** The bill of materials as an object. */
export function readSbom(): Sbom {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-sbom-'));
  writeWithoutTools(folder);
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=library', '--omit=dev'];
  const text = execFileSync('npm', [...args, '--package-lock-only'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  rmSync(folder, { recursive: true });
  const sbom: Sbom = JSON.parse(text);
  // npm calls it by the folder that it lies in.
  sbom.metadata.component.name = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  ).name;
  return sbom;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    const sbom = readSbom();
    const file = join(projectRoot, 'dist', 'sbom.cdx.json');
    mkdirSync(join(projectRoot, 'dist'), { recursive: true });
    writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
    console.log(`dist/sbom.cdx.json: ${sbom.components.length} packages.`);
  });
}
