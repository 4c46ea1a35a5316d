import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Stepper } from '../../src/components/ui/Stepper';
import { narrow } from './support/layout';

const meta = preview.meta({
  title: 'UI/Stepper',
  component: Stepper,
  args: {
    label: 'Order',
    current: 'review',
    steps: [
      { id: 'client', label: 'Choose a customer', href: '/cart/select-client', isDone: true },
      { id: 'cart', label: 'Cart', href: '/cart', isDone: true },
      { id: 'review', label: 'Review', href: '/cart/review' },
      { id: 'order', label: 'Place order', reason: 'Two problems are to be solved first' },
    ],
  },
});

/** Completed steps can be reopened; disabled ones show the reason. */
export const Cart = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Order' })).toBeVisible();
    const [client, , review, order] = canvas.getAllByRole('listitem');
    await expect(client).toHaveTextContent('Choose a customerdone');
    await expect(review).toHaveAttribute('aria-current', 'step');
    await expect(order).toHaveTextContent('Two problems are to be solved first');
    await expect(canvas.getByRole('link', { name: 'Cart' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Review' })).toBeNull();
  },
});

/** Nothing is done yet but what was done before. */
export const FirstStep = meta.story({ args: { current: 'client' } });

/** The present step in a line, and a bar of all. */
export const Narrow = meta.story({
  decorators: [narrow(320)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 3 of 4:')).toBeVisible();
  },
});
