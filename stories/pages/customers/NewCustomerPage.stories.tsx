import type { Canvas } from 'storybook/internal/csf';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';

/** `/apps/customers/new` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Customers/New',
  component: StoryPortal,
  args: { initialPath: '/apps/customers/new' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '820px' } },
  },
});

async function choose(canvas: Canvas, field: RegExp, option: RegExp): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function fillIn(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Lofoten Fisk');
  await choose(canvas, /Country/, /^Austria$/);
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await canvas.findByRole('textbox', { name: 'Credit limit' });
  await choose(canvas, /Currency/, /^EUR/);
  await choose(canvas, /Price list/, /^Partner$/);
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Kari Nes');
  await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'kari@lofoten.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
}

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Add a customer' }),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible();
  },
});

/** From the first step to the page of the customer. */
export const FromStartToEnd = meta.story({
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add customer' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Lofoten Fisk' }),
    ).toBeVisible();
    await expect(canvas.getByText('The agreement has not been accepted yet')).toBeVisible();
  },
});

/** Server errors are shown at their field, in their step. */
export const RefusedByTheServer = meta.story({
  parameters: {
    faults: [
      {
        match: { method: 'POST', path: '/app/customers' },
        status: 422,
        body: JSON.stringify({
          message: 'Not so.',
          code: 'invalid',
          errors: [{ field: 'vatId', code: 'required', message: 'A VAT number is needed here.' }],
        }),
        times: 1,
      },
    ],
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add customer' }));
    const field = await canvas.findByRole('textbox', { name: 'VAT number (optional)' });
    await expect(field).toHaveAccessibleDescription(/^A VAT number is needed here\./);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Lofoten Fisk');
  },
});

/** Without the permission to add customers: the page names it, and no request is sent. */
export const Forbidden = meta.story({
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    const heading = 'You do not have permission to see Customers.';
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
  },
});
