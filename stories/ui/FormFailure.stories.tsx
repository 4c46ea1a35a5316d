import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { FormFailure } from '../../src/components/ui/FormFailure';
import { PermissionHelpProvider } from '../../src/components/ui/PermissionHelpProvider';
import { Stack } from './support/layout';

const askWho = fn();

/** The failure of a form, above its button. */
const meta = preview.meta({
  title: 'UI/FormFailure',
  component: FormFailure,
  args: { failure: { kind: 'server' }, fallback: 'The invitation was not sent.' },
  decorators: [
    (Story) => (
      <Stack width={360}>
        <Story />
      </Stack>
    ),
  ],
});

/** The server sends no message. */
export const Default = meta.story();

/** Without your message, and without a response: it may have been done. */
export const NoAnswer = meta.story({
  args: { failure: { kind: 'network' }, fallback: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We could not confirm that this was done/)).toBeVisible();
  },
});

/** After a refusal nothing was done. */
export const RefusedWithoutWords = meta.story({
  args: { failure: { kind: 'refused' }, fallback: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong')).toBeVisible();
  },
});

/** In the server's own words. */
export const OwnWords = meta.story({
  args: { failure: { kind: 'conflict', serverMessage: 'Grace has been invited already.' } },
});

/** A permission is missing: it is named. */
export const Refused = meta.story({
  args: { failure: { kind: 'forbidden', permission: 'User.Invite' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You need the permission User.Invite.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Viewers who may see roles can look up who grants it. */
export const WhoCanGive = meta.story({
  args: { failure: { kind: 'forbidden', permission: 'User.Invite' } },
  decorators: [
    (Story) => (
      <PermissionHelpProvider onAsk={askWho}>
        <Story />
      </PermissionHelpProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Who can give it?' }));
    await expect(askWho).toHaveBeenLastCalledWith('User.Invite');
  },
});

/** The server's message names the permission, which is then not repeated. */
export const NamedAlready = WhoCanGive.extend({
  args: {
    failure: {
      kind: 'forbidden',
      serverMessage: 'You do not have the permission User.Invite.',
      permission: 'User.Invite',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/User\.Invite/)).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Who can give it?' })).toBeVisible();
  },
});
