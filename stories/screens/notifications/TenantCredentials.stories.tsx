import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TenantCredentialsModal } from '../../../src/components/notifications/TenantCredentialsModal';
import type {
  ShownCredentials,
  TenantCredentialsState,
} from '../../../src/domain/notifications/notifications-state';

const shown: ShownCredentials = {
  domain: 'nordlys.onmicrosoft.example',
  tenantId: '6f2b8c1e-0d47-4a5b-9c3e-7a1f5d2e8b90',
  userName: 'admin@nordlys.onmicrosoft.example',
  password: null,
  secondsShown: 0,
  copied: null,
  isCopyRefused: false,
};

const ready = (facts: Partial<ShownCredentials> = {}): TenantCredentialsState => ({
  status: 'ready',
  isStale: false,
  data: { ...shown, ...facts },
});

const retry = fn();

const meta = preview.meta({
  title: 'Screens/Notifications/Tenant credentials',
  component: TenantCredentialsModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '640px' } } },
  args: {
    state: ready(),
    onClose: fn(),
    onShow: fn(),
    onMask: fn(),
    onCopy: fn(),
  },
});

export const Masked = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Microsoft tenant credentials' });
    await expect(dialog).toHaveTextContent('hidden');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Copy Password' }));
    await expect(args.onCopy).toHaveBeenCalledWith('password');
  },
});

export const Shown = meta.story({
  args: { state: ready({ password: 'Demo-Tenant-7!', secondsShown: 24 }) },
  play: async ({ args }) => {
    await expect(await screen.findByText('Demo-Tenant-7!')).toBeVisible();
    await expect(screen.getByText('Hidden again in 24 seconds')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    await expect(args.onMask).toHaveBeenCalledOnce();
  },
});

export const Copied = meta.story({
  args: { state: ready({ copied: 'password' }) },
  play: async () => {
    await expect(await screen.findByText('Copied')).toBeInTheDocument();
  },
});

export const CopyRefused = meta.story({ args: { state: ready({ isCopyRefused: true }) } });

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', failure: { kind: 'network', retry } } },
  play: async () => {
    await expect(
      await screen.findByText(
        'Unable to get your data. Please try again later or contact support if the issue persists.',
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const LongValues = meta.story({
  args: {
    state: ready({ domain: 'nordlys'.repeat(30), userName: '', tenantId: 'x'.repeat(200) }),
  },
});
