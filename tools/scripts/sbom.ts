/**
 * `npm run sbom`: what the package brings along when it is installed, as CycloneDX, into
 * `dist/sbom.cdx.json`, which is shipped. Read from the lock file.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { main, projectRoot } from './project.mjs';

/** The parts of a CycloneDX bill of materials that are looked at. */
interface Sbom {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { name: string; readonly version: string } };
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

/** The bill of materials as an object. */
export function readSbom(): Sbom {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=library', '--omit=dev'];
  const text = execFileSync('npm', [...args, '--package-lock-only'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
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
