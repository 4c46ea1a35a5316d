import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ConfigContext } from '../../src/app/ConfigContext';
import { parseConfig } from '../../src/app/config';
import { PageChangeContext, PageTitle } from '../../src/app/PageTitle';

const settings = parseConfig({ brand: { name: 'Northwind Cloud' } });

/** A page of a record that is called by its id until it is there. */
function RecordPage() {
  const [title, setTitle] = useState('42');
  return (
    <PageTitle title={title}>
      <h1 tabIndex={-1}>{title}</h1>
      <button type="button" onClick={() => setTitle('Halvorsen AS')}>
        It is there
      </button>
    </PageTitle>
  );
}

it('is told when the name of a record comes, and takes no focus then', async () => {
  if (!settings.ok) throw new Error(settings.problems.join());
  const announce = vi.fn();
  const screen = await render(
    <ConfigContext.Provider value={settings.config}>
      <PageChangeContext.Provider value={announce}>
        <MemoryRouter>
          <Link to="/record">To the record</Link>
          <Routes>
            <Route path="/" element={null} />
            <Route path="/record" element={<RecordPage />} />
          </Routes>
        </MemoryRouter>
      </PageChangeContext.Provider>
    </ConfigContext.Provider>,
  );
  await screen.getByRole('link').click();
  await expect.element(screen.getByRole('heading', { name: '42' })).toHaveFocus();
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('heading', { name: 'Halvorsen AS' })).toBeVisible();
  expect(document.title).toBe('Halvorsen AS · Northwind Cloud');
  expect(announce).toHaveBeenLastCalledWith('Halvorsen AS · Northwind Cloud');
  await expect.element(screen.getByRole('button')).toHaveFocus();
});
