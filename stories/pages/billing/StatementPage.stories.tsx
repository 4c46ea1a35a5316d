import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';

/** `/apps/statements/:id` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Billing/Statement',
  component: StoryPortal,
  args: { initialPath: '/apps/statements/st-199' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** All of it is paid: nothing is owed any more, and it takes no further payment. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Record payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Record a payment for/ }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Reference (optional)' }),
      'Bank 4412',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    await expect(await screen.findByText(/^Recorded: €/)).toBeVisible();
    await expect(await canvas.findByText('Paid')).toBeVisible();
    await expect(await canvas.findByRole('cell', { name: 'Bank 4412' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Record payment' })).toBeNull();
  },
});

/** What a reseller issued: the provider sees the buttons off, and who issued it. */
export const OfAReseller = meta.story({
  args: { initialPath: '/apps/statements/st-209' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: /^Void/ })).toHaveTextContent(
      'Nordlys Partner issued it.',
    );
  },
});

/** There is no such statement, or it is another company's. */
export const Missing = meta.story({
  args: { initialPath: '/apps/statements/st-none' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Statement not found' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: {
    faults: [
      { match: { path: '/app/statements/st-199' }, status: 400, body: { bad: 'htmlGateway' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The statement could not be loaded/)).toBeVisible();
  },
});
