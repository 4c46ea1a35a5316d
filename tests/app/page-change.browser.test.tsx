import { MemoryRouter, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ListsLeftHost, useWaysBack } from '../../src/app/SignedInArea';
import { useHeldHere } from '../../src/app/useHeldHere';

function Ways() {
  const navigate = useNavigate();
  const wayBack = useWaysBack();
  const [held, hold] = useHeldHere<string>();
  const go = (href: string | -1) => void (href === -1 ? navigate(-1) : navigate(href));
  return (
    <>
      <p>{`orders: ${wayBack('/orders')}`}</p>
      <p>{`subscriptions: ${wayBack('/subscriptions', '/subscriptions/all')}`}</p>
      <p>{`open: ${held}`}</p>
      {['/orders?view=failed', '/orders/o-1', '/subscriptions/all?state=active'].map((href) => (
        <button key={href} type="button" onClick={() => go(href)}>
          {href}
        </button>
      ))}
      <button type="button" onClick={() => hold('a dialog')}>
        open
      </button>
      <button type="button" onClick={() => go(-1)}>
        back
      </button>
    </>
  );
}

const open = () =>
  render(
    <MemoryRouter initialEntries={['/subscriptions?scope=own']}>
      <ListsLeftHost>
        <Ways />
      </ListsLeftHost>
    </MemoryRouter>,
  );

it('the way back from a record leads to its list as it was left', async () => {
  const screen = await open();
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  await expect.element(screen.getByText('orders: /orders', { exact: true })).toBeVisible();
  await press('/orders?view=failed');
  await press('/orders/o-1');
  await expect.element(screen.getByText('orders: /orders?view=failed')).toBeVisible();
  await expect.element(screen.getByText('subscriptions: /subscriptions?scope=own')).toBeVisible();
  await press('/subscriptions/all?state=active');
  await press('/orders/o-1');
  // Of several lists of the same records it is the one that was left last.
  await expect
    .element(screen.getByText('subscriptions: /subscriptions/all?state=active'))
    .toBeVisible();
});

it('another page closes what is open over the one before, by Back as well', async () => {
  const screen = await open();
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  await press('/orders?view=failed');
  await press('open');
  await expect.element(screen.getByText('open: a dialog')).toBeVisible();
  await press('back');
  await expect.element(screen.getByText('open: null')).toBeVisible();
});
