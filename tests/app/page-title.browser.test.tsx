import { lazy, Suspense, useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ConfigContext } from '../../src/app/ConfigContext';
import { parseConfig } from '../../src/app/config';
import { PageChangeContext, PageTitle } from '../../src/app/PageTitle';
import { VisitHost } from '../../src/app/Visit';

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

it('is announced when the name of a record loads, without taking the focus', async () => {
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

/** A page with a way to another one, and back. */
function FirstPage() {
  return (
    <PageTitle title="First">
      <h1 tabIndex={-1}>First</h1>
      <Link to="/second">On</Link>
    </PageTitle>
  );
}

function SecondPage() {
  const navigate = useNavigate();
  return (
    <PageTitle title="Second">
      <h1 tabIndex={-1}>Second</h1>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </PageTitle>
  );
}

it('keeps the focus when a visit begins, and announces its first page on return', async () => {
  if (!settings.ok) throw new Error(settings.problems.join());
  const announce = vi.fn();
  const screen = await render(
    <ConfigContext.Provider value={settings.config}>
      <PageChangeContext.Provider value={announce}>
        <MemoryRouter>
          <VisitHost>
            <Routes>
              <Route path="/" element={<FirstPage />} />
              <Route path="/second" element={<SecondPage />} />
            </Routes>
          </VisitHost>
        </MemoryRouter>
      </PageChangeContext.Provider>
    </ConfigContext.Provider>,
  );
  const heading = screen.getByRole('heading', { name: 'First' });
  await expect.element(heading).toBeVisible();
  await expect.element(heading).not.toHaveFocus();
  expect(announce).not.toHaveBeenCalled();
  await screen.getByRole('link', { name: 'On' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(heading).toHaveFocus();
  expect(announce.mock.calls).toEqual([['Second · Northwind Cloud'], ['First · Northwind Cloud']]);
});

it('leaves the focus of a user who has gone elsewhere while the page was on its way', async () => {
  if (!settings.ok) throw new Error(settings.problems.join());
  const announce = vi.fn();
  let arrive = (_: { default: typeof SecondPage }) => {};
  const LatePage = lazy(
    () =>
      new Promise<{ default: typeof SecondPage }>((done) => {
        arrive = done;
      }),
  );
  const screen = await render(
    <ConfigContext.Provider value={settings.config}>
      <PageChangeContext.Provider value={announce}>
        <MemoryRouter>
          <VisitHost>
            <button type="button">Navigation</button>
            <Routes>
              <Route path="/" element={<FirstPage />} />
              <Route
                path="/second"
                element={
                  <Suspense fallback={<p>Loading</p>}>
                    <LatePage />
                  </Suspense>
                }
              />
            </Routes>
          </VisitHost>
        </MemoryRouter>
      </PageChangeContext.Provider>
    </ConfigContext.Provider>,
  );
  await screen.getByRole('link', { name: 'On' }).click();
  await expect.element(screen.getByText('Loading')).toBeVisible();
  await screen.getByRole('button', { name: 'Navigation' }).click();
  arrive({ default: SecondPage });
  await expect.element(screen.getByRole('heading', { name: 'Second' })).toBeVisible();
  await expect.poll(() => announce.mock.lastCall).toEqual(['Second · Northwind Cloud']);
  await expect.element(screen.getByRole('button', { name: 'Navigation' })).toHaveFocus();
});
