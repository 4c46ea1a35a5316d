import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ConfigErrorScreen } from '../../../src/components/errors/ConfigErrorScreen';
import { ForbiddenScreen } from '../../../src/components/errors/ForbiddenScreen';
import { NotFoundScreen } from '../../../src/components/errors/NotFoundScreen';
import { PageErrorScreen } from '../../../src/components/errors/PageErrorScreen';
import { SystemErrorScreen } from '../../../src/components/errors/SystemErrorScreen';
import { PermissionHelpProvider } from '../../../src/components/ui/PermissionHelpProvider';
import { refused } from '../../../src/domain/access';
import { FrameNotice } from '../../../src/embed/frame/FrameNotice';

const meta = preview.meta({
  title: 'Screens/Errors/Pages',
  component: PageErrorScreen,
  args: { cause: 'page', onGoBack: fn(), onReload: fn() },
});

export const NotFound = meta.story({ render: () => <NotFoundScreen /> });

export const SystemError = meta.story({ render: () => <SystemErrorScreen /> });

export const Forbidden = meta.story({ render: () => <ForbiddenScreen /> });

/** The permission has its name, and those who may see roles can ask who gives it. */
export const ForbiddenNamed = meta.story({
  render: () => (
    <PermissionHelpProvider onAsk={fn()}>
      <ForbiddenScreen access={refused('noPermission', 'Permissions.Read')} />
    </PermissionHelpProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You need the permission Permissions\.Read\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Who can give it?' })).toBeVisible();
  },
});

export const BrokenPage = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
  },
});

export const MissingCode = meta.story({
  args: { cause: 'chunk' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
  },
});

export const WrongSettings = meta.story({
  render: () => (
    <ConfigErrorScreen
      problems={[
        'brand.color: must be a colour of 3 or 6 hexadecimal digits',
        'locale: must be a language tag',
      ]}
    />
  ),
});

/**
 * Notices of a frame without a screen: opened directly, in a foreign page, or with an unknown name.
 */
export const InAFrame = meta.story({
  render: () => (
    <>
      <FrameNotice reason="alone" brandName="Northwind" />
      <FrameNotice reason="refused" brandName="Northwind" />
      <FrameNotice reason="screen" brandName="Northwind" />
    </>
  ),
});

/** A sign-in in a frame that the browser did not keep. */
export const WithoutCookies = meta.story({
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
});
