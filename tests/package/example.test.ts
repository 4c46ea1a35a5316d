import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildExamples, complaints, folderOf, open, page, serve, signIn } from './example-page';
import { ONE_SHOP } from './shops';

const [{ examples }] = ONE_SHOP;
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
