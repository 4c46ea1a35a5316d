import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { VAULT_MS } from '../../../src/hooks/auth/credentials-vault';
import { HOME } from '../../support/home';
import type { Play } from '../../support/play';
import { StoryPortal } from '../../support/StoryPortal';
import { storyClock, storySandbox } from '../../support/sandbox';

const meta = preview.meta({
  title: 'Pages/Auth/Profile',
  component: StoryPortal,
  args: { initialPath: '/auth/login' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'firstLogin',
    docs: { story: { inline: false, iframeHeight: '960px' } },
  },
});

const arrive: Play = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@plinth.example');
  await userEvent.type(canvas.getByLabelText('Password'), 'Plinth-2026!{Enter}');
  await expect(await canvas.findByRole('heading', { name: 'Complete your profile' })).toBeVisible();
};

const fill: Play = async ({ canvas }) => {
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Lindqvist'],
    ['Phone number', '5550100200'],
    ['New password', 'Plinth-2027!'],
    ['Confirm password', 'Plinth-2027!'],
  ] as const) {
    await userEvent.type(canvas.getByLabelText(label), value);
  }
};

export const Ready = meta.story({ play: arrive });

export const Loading = meta.story({
  play: async (context) => {
    await arrive(context);
    await fill(context);
    storySandbox.faults.add({ match: { method: 'PATCH', path: '/app/users/*' }, latencyMs: 1_000 });
    await userEvent.keyboard('{Enter}');
    await expect(context.canvas.getByRole('button', { name: /^Submit/ })).toHaveAttribute(
      'data-pending',
    );
  },
});

export const SaveFailed = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await arrive(context);
    await fill(context);
    const body = JSON.stringify({ message: 'The directory is read-only just now.' });
    storySandbox.faults.add({ match: { method: 'PATCH' }, status: 400, body });
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('The directory is read-only just now.');
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ada');
    await expect(canvas.getByLabelText('New password')).toHaveValue('Plinth-2027!');
    storySandbox.faults.clear();
  },
});

export const SaveFailedWithoutMessage = meta.story({
  play: async (context) => {
    await arrive(context);
    await fill(context);
    storySandbox.faults.add({ match: { method: 'PATCH' }, cut: 'before' });
    await userEvent.keyboard('{Enter}');
    await context.canvas.findByText('Your details could not be saved. Please try again later.');
    storySandbox.faults.clear();
  },
});

export const SkipFailed = meta.story({
  play: async (context) => {
    await arrive(context);
    await fill(context);
    storySandbox.faults.add({ match: { path: '/app/users/me' }, status: 400, body: '' });
    await userEvent.click(context.canvas.getByRole('button', { name: 'Skip' }));
    await expect(
      await context.canvas.findByText('Failed to login, please try to login again'),
    ).toBeVisible();
    await expect(context.canvas.getByLabelText('First name')).toHaveValue('Ada');
    storySandbox.faults.clear();
  },
});

export const SavedButNotSignedIn = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await arrive(context);
    await fill(context);
    storySandbox.faults.add({ match: { path: '/app/users/me' }, status: 400, body: '' });
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Your details saved successfully');
    await canvas.findByText('Failed to login, please try to login again');
    storySandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: /^Go to Home/ }));
    await canvas.findByRole('heading', { level: 1, name: HOME });
  },
});

export const FiveMinutesLater = meta.story({
  play: async (context) => {
    await arrive(context);
    await fill(context);
    storyClock.advance(VAULT_MS);
    await expect(await context.canvas.findByLabelText('Current password')).toBeVisible();
    await expect(context.canvas.getByLabelText('First name')).toHaveValue('Ada');
  },
});
