import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, inject, it } from 'vitest';
import { projectRoot } from '../../tools/scripts/project.mjs';
import { buildExamples, complaints, folderOf, open, page, serve, signIn } from './example-page';
import { ONE_SHOP } from './shops';

const [{ react, examples }] = ONE_SHOP;
buildExamples(examples);

it('the example vite-react-19-hooks signs in and shows the roles of the server as cards', async () => {
  await open(await serve(join(folderOf('vite-react-19-hooks'), 'dist')));
  await signIn('wrong');
  await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
  await signIn('Plinth-2026!');
  const admin = page.getByRole('article', { name: 'Admin' });
  await admin.getByText('System Role', { exact: true }).waitFor();
  await admin.getByRole('list').last().getByRole('listitem').first().waitFor();
  expect(complaints).toEqual([]);
});

it('the three lines of the README sign in', async () => {
  const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
  const [, sample = ''] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(sample.trim().split('\n').filter(Boolean).length).toBeLessThanOrEqual(3);
  const shop = inject('shops')[react];
  const folder = join(shop, 'readme');
  const {
    outputFiles: [script],
  } = await build({
    stdin: {
      contents: `${sample.replace('"https://api.example"', '""')}
        import { createRoot } from 'react-dom/client';
        createRoot(document.body.appendChild(document.createElement('main'))).render(<Page />);`,
      loader: 'tsx',
      resolveDir: shop,
    },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page.js'), script?.text ?? '');
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>A partner</title><script type="module" src="/page.js"></script></html>',
  );
  await open(await serve(folder));
  await signIn('Plinth-2026!');
  await page.getByText('ada@plinth.example').first().waitFor();
  expect(complaints).toEqual([]);
});
