import { lazy, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useListAddress } from '../../src/app/page-of';
import { USERS_LIST } from '../../src/domain/users/users-list';

/** A list that searches for Ada, and a link from it to another page. */
function List() {
  const { query, onQueryChange } = useListAddress(USERS_LIST);
  const navigate = useNavigate();
  return (
    <>
      <p>{`Searched for: ${query.searchString}`}</p>
      <button type="button" onClick={() => onQueryChange({ ...query, searchString: 'Ada' })}>
        Search
      </button>
      <button type="button" onClick={() => void navigate('/other')}>
        Go on
      </button>
    </>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function open() {
  let load = () => {};
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  const Other = lazy(async () => {
    await loading;
    return { default: () => <h1>Other</h1> };
  });
  const screen = await render(
    <MemoryRouter initialEntries={['/list']}>
      <Suspense>
        <Routes>
          <Route path="/list" element={<List />} />
          <Route path="/other" element={<Other />} />
        </Routes>
      </Suspense>
      <Address />
    </MemoryRouter>,
  );
  return { screen, load };
}

it('keeps a search in the address', async () => {
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Search' }).click();
  await expect.element(screen.getByText('Searched for: Ada')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^\/list\?.*Ada/);
});

it('does not lead back from a page that is still being loaded', async () => {
  const { screen, load } = await open();
  await screen.getByRole('button', { name: 'Go on' }).click();
  // The list is there until the other page is.
  await screen.getByRole('button', { name: 'Search' }).click();
  load();
  await expect.element(screen.getByRole('heading', { name: 'Other' })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('/other');
});
