import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { RecoveryCodeScreen } from '../../src/components/auth/RecoveryCodeScreen';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

it('leads out of a form at the first press, whatever is wrong with the field that has the focus', async () => {
  const onBack = vi.fn();
  const screen = await render(
    <ThemeProvider>
      <RecoveryCodeScreen
        brandName="Fjord"
        email="maren@fjord.example"
        signInHref="/in"
        form={{ isPending: false, failure: null, onSubmit: vi.fn(), onBack }}
      />
    </ThemeProvider>,
  );
  await expect.element(screen.getByLabelText('Recovery code')).toHaveFocus();
  await screen.getByRole('button', { name: 'Use the app’s code' }).click();
  expect(onBack).toHaveBeenCalledTimes(1);
});
