import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { WIDE_ONLY } from '../../tools/visual/modes';
import { StoryPortal } from '../support/StoryPortal';

const meta = preview.meta({
  title: 'Portal/Purchase',
  // A picture: an end-to-end test walks it.
  tags: ['!test'],
  component: StoryPortal,
  args: { initialPath: '/apps/products/p-desk-inbox' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'cartReady',
    chromatic: WIDE_ONLY,
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** Tabs on until something has the focus. */
async function tabTo(element: HTMLElement): Promise<void> {
  for (let tabs = 0; tabs < 80 && document.activeElement !== element; tabs += 1) {
    await userEvent.tab();
  }
  await expect(element).toHaveFocus();
}

/** From the product to the orders with nothing but the keyboard. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, step }) => {
    const isAt = async (name: string) => {
      const heading = await canvas.findByRole('heading', { level: 1, name });
      await waitFor(() => expect(heading).toHaveFocus());
    };
    await step('choose a quantity and add it', async () => {
      await canvas.findByRole('heading', { level: 1, name: 'Desk Inbox' });
      await tabTo(await canvas.findByRole('spinbutton', { name: 'Quantity' }));
      await userEvent.keyboard('{ArrowUp}');
      await tabTo(canvas.getByRole('button', { name: 'Add to cart' }));
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('In your cart: 2 × Desk Inbox')).toBeVisible();
      await tabTo(canvas.getByRole('link', { name: 'Go to the cart' }));
      await userEvent.keyboard('{Enter}');
    });
    await step('review the cart', async () => {
      await isAt('Cart Review');
      await tabTo(await canvas.findByRole('link', { name: 'Validate the cart' }));
      await userEvent.keyboard('{Enter}');
    });
    await step('validate', async () => {
      await isAt('Validate Cart');
      await tabTo(await canvas.findByRole('link', { name: 'Continue to Final Review' }));
      await userEvent.keyboard('{Enter}');
    });
    await step('review and place', async () => {
      const terms = await canvas.findByRole('checkbox', { name: 'I accept the terms' });
      await isAt('Final Review');
      await tabTo(terms);
      await userEvent.keyboard(' ');
      await tabTo(canvas.getByRole('button', { name: 'Place order for Halvorsen AS' }));
      await userEvent.keyboard('{Enter}');
    });
    await step('see the orders', async () => {
      const heading = { level: 1, name: 'Your orders are placed' };
      await expect(await canvas.findByRole('heading', heading)).toHaveFocus();
      await tabTo(canvas.getByRole('link', { name: 'Back to the marketplace' }));
    });
  },
});
