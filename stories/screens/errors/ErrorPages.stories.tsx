import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConfigErrorScreen } from '../../../src/components/errors/ConfigErrorScreen';
import { ForbiddenScreen } from '../../../src/components/errors/ForbiddenScreen';
import { NotFoundScreen } from '../../../src/components/errors/NotFoundScreen';
import { PageErrorScreen } from '../../../src/components/errors/PageErrorScreen';
import { SystemErrorScreen } from '../../../src/components/errors/SystemErrorScreen';
import { PermissionHelpProvider } from '../../../src/components/ui/PermissionHelpProvider';
import { refused } from '../../../src/domain/access';
import { FrameNotice } from '../../../src/embed/frame/FrameNotice';

const meta = {
  title: 'Screens/Errors/Pages',
  component: PageErrorScreen,
  args: { cause: 'page', onGoBack: fn(), onReload: fn() },
} satisfies Meta<typeof PageErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { render: () => <NotFoundScreen /> };

export const SystemError: Story = { render: () => <SystemErrorScreen /> };

export const Forbidden: Story = { render: () => <ForbiddenScreen /> };

/** The permission has its name, and those who may see roles can ask who gives it. */
export const ForbiddenNamed: Story = {
  render: () => (
    <PermissionHelpProvider onAsk={fn()}>
      <ForbiddenScreen access={refused('noPermission', 'Permissions.Read')} />
    </PermissionHelpProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You need the permission Permissions\.Read\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Who can give it?' })).toBeVisible();
  },
};

export const BrokenPage: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
  },
};

export const MissingCode: Story = {
  args: { cause: 'chunk' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
  },
};

export const WrongSettings: Story = {
  render: () => (
    <ConfigErrorScreen
      problems={[
        'brand.color: must be a colour of 3 or 6 hexadecimal digits',
        'locale: must be a language tag',
      ]}
    />
  ),
};

/**
 * Notices of a frame without a screen: opened directly, in a foreign page, or with an unknown name.
 */
export const InAFrame: Story = {
  render: () => (
    <>
      <FrameNotice reason="alone" brandName="Northwind" />
      <FrameNotice reason="refused" brandName="Northwind" />
      <FrameNotice reason="screen" brandName="Northwind" />
    </>
  ),
};

/** A sign-in in a frame that the browser did not keep. */
export const WithoutCookies: Story = {
  args: { onReload: fn() },
  render: ({ onReload }) => (
    <FrameNotice reason="cookie" brandName="Northwind" onRetry={onReload} />
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Open Northwind/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
