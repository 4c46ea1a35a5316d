import { expect, it } from 'vitest';
import { useSessionStore } from '../../src/hooks/auth/session-context';
import { useSession } from '../../src/hooks/auth/useSession';
import { useTabDrafts } from '../../src/hooks/auth/useTabDrafts';
import { sentPaymentsOf } from '../../src/platform/sent-payments';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

function Host() {
  useTabDrafts(() => {});
  const session = useSession();
  const store = useSessionStore();
  return (
    <button type="button" onClick={() => void store.logout()}>
      {session.status}
    </button>
  );
}

it('a payment without an answer is forgotten at a sign-out', async () => {
  const { platform, screen } = await renderInTab(createTestBrowser('signedIn'), <Host />);
  await expect.element(screen.getByText('signedIn')).toBeVisible();
  const payments = sentPaymentsOf(platform);
  const payment = { id: 'pay-1', amount: 100, paidOn: '2026-11-20', reference: null };
  payments.set({ 'ada@plinth.example st-1': payment });
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('signedOut')).toBeVisible();
  await expect.poll(() => payments.get()).toBeNull();
});
