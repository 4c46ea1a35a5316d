import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LoginScreen } from '../../src/components/auth/LoginScreen';
import type { Failure } from '../../src/domain/failure';

const page = (failure: Failure | null) => (
  <StrictMode>
    <button type="button">Theirs</button>
    <LoginScreen brandName="Fjord" form={{ isPending: false, failure, onSubmit() {} }} />
  </StrictMode>
);

const REFUSED: Failure = { kind: 'refused', serverMessage: 'That did not match' };

it('an error that a form appears with leaves the focus where it is', async () => {
  const screen = await render(page(REFUSED));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('That did not match');
  expect(document.activeElement).toBe(document.body);
});

it('an error that comes later takes the focus', async () => {
  const screen = await render(page(null));
  await screen.rerender(page(REFUSED));
  await expect.element(screen.getByRole('alert')).toHaveFocus();
  await screen.rerender(page(null));
  await screen.getByRole('button', { name: 'Theirs' }).click();
  await screen.rerender(page(REFUSED));
  await expect.element(screen.getByRole('alert')).toHaveFocus();
});

it('a sign-in has no panel beside it unless it is given one', async () => {
  const screen = await render(page(null));
  expect(screen.getByRole('complementary').query()).toBeNull();
});
