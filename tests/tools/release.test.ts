import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSbom } from '../../tools/scripts/sbom';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { name, version, dependencies, devDependencies } = JSON.parse(read('package.json')) as {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

describe('a release', () => {
  const release = read('.github/workflows/release.yml');
  const place = (text: string) => release.indexOf(text);

  it('is checked, then packed with its bill of materials, then published with its provenance', () => {
    const steps = [
      'node tools/release/check-tag.mjs',
      './.github/actions/prepare',
      'npm run check',
      'npm run sbom',
      'node tools/release/pack.mjs --out release',
      'id-token: write',
      'npm publish release/*.tgz --provenance',
      'contents: write',
      'gh release create "$GITHUB_REF_NAME" release/*',
    ].map(place);
    expect(steps).not.toContain(-1);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  it('needs no secret, and takes nothing that another run left behind', () => {
    expect(release).not.toMatch(/secrets\.|NODE_AUTH_TOKEN/);
    expect(release).not.toMatch(/cache: npm|actions\/cache/);
    expect(release).toContain("cache: ''");
  });

  it('tells what is installed with the package, and none of what it is made with', () => {
    const { bomFormat, metadata, components } = readSbom();
    expect(bomFormat).toBe('CycloneDX');
    expect(metadata.component).toMatchObject({ name, version });
    const names = components.map((each) => each.name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
    const tools = ['vitest', 'typescript', 'vite', 'playwright', 'storybook', 'web-features'];
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(tools));
    expect(names.filter((each) => tools.includes(each))).toEqual([]);
  });
});

it('needs at most 520 packages, but for those of other platforms', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { os?: readonly string[]; cpu?: readonly string[] }>;
  };
  const { '': _, ...installed } = packages;
  expect(Object.values(installed).filter(({ os, cpu }) => !os && !cpu).length).toBeLessThan(521);
  // Not the address of a registry: everybody installs from their own.
  expect(read('package-lock.json')).not.toContain('"resolved"');
});
