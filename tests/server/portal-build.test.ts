import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { needsBuild } from '../../server/portal-build';
import { temporaryFolder } from './fixture';

const OLD = 1_000;
const BUILT = 2_000;
const NEW = 3_000;

/** A project with everything older than its build, but for one path. */
function project(changed?: string) {
  const root = temporaryFolder();
  const portalDir = join(root, 'dist-portal');
  for (const folder of ['src/app', 'public', 'dist-portal']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  for (const file of ['index.html', 'vite.config.ts', 'src/app/main.tsx', 'public/logo.svg']) {
    writeFileSync(join(root, file), '');
    utimesSync(join(root, file), OLD, OLD);
  }
  for (const folder of ['src/app', 'src', 'public']) utimesSync(join(root, folder), OLD, OLD);
  writeFileSync(join(portalDir, 'index.html'), '');
  utimesSync(join(portalDir, 'index.html'), BUILT, BUILT);
  if (changed) utimesSync(join(root, changed), NEW, NEW);
  return { root, portalDir };
}

describe('needsBuild', () => {
  it('builds a portal that is missing', async () => {
    const { root, portalDir } = project();
    rmSync(portalDir, { recursive: true });
    expect(await needsBuild(root, portalDir)).toBe(true);
  });

  it('leaves a portal that is newer than everything it is made of', async () => {
    const { root, portalDir } = project();
    expect(await needsBuild(root, portalDir)).toBe(false);
  });

  it.each(['index.html', 'vite.config.ts', 'src/app/main.tsx', 'src/app', 'public/logo.svg'])(
    'builds again after a change of %s',
    async (changed) => {
      const { root, portalDir } = project(changed);
      expect(await needsBuild(root, portalDir)).toBe(true);
    },
  );
});
