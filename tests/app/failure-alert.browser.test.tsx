import { expect, it, vi } from 'vitest';
import { AlertsHost } from '../../src/app/alerts/AlertsHost';
import { useFailureAlert } from '../../src/app/alerts/useFailureAlert';
import { PermissionHelpProvider } from '../../src/components/ui/PermissionHelpProvider';
import type { Failure } from '../../src/domain/failure';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';

function Buy({ failure }: { failure: Failure }) {
  const showFailure = useFailureAlert();
  return (
    <button type="button" onClick={() => showFailure(failure, 'It was not bought.')}>
      Buy
    </button>
  );
}

async function open(failure: Failure, onAsk?: (permission: string) => void) {
  const { screen } = await renderInTab(
    createTestBrowser(),
    <AlertsProvider>
      <PermissionHelpProvider onAsk={onAsk}>
        <Buy failure={failure} />
      </PermissionHelpProvider>
      <AlertsHost />
    </AlertsProvider>,
  );
  await screen.getByRole('button', { name: 'Buy' }).click();
  await expect.element(screen.getByText('It was not bought.').first()).toBeVisible();
  return { screen, who: screen.getByRole('button', { name: 'Who can give it?' }) };
}

const REFUSED: Failure = { kind: 'forbidden', permission: 'Marketplace.ReadWrite' };

it('what is refused from the palette names its permission, and who can give it', async () => {
  const ask = vi.fn();
  const { screen, who } = await open(REFUSED, ask);
  await expect
    .element(screen.getByText('You need the permission Marketplace.ReadWrite.').first())
    .toBeVisible();
  await who.click();
  expect(ask).toHaveBeenCalledExactlyOnceWith('Marketplace.ReadWrite');
  await expect.element(who).not.toBeInTheDocument();
});

it('offers it to nobody who may not see roles, nor for another failure', async () => {
  const { screen, who } = await open(REFUSED);
  await expect.element(screen.getByText(/Marketplace\.ReadWrite/).first()).toBeVisible();
  expect(who.query()).toBeNull();
  await screen.unmount();
  const other = await open({ kind: 'server' }, vi.fn());
  expect(other.who.query()).toBeNull();
});
