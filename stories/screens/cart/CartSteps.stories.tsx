import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CartSteps } from '../../../src/components/cart/CartSteps';

const NOTHING = { canChooseClient: true, hasTargets: false, hasLines: false, isValid: false };

/** The four pages of a purchase (commerce §1). */
const meta = preview.meta({
  title: 'Screens/Cart/Steps',
  component: CartSteps,
  args: {
    current: 'review',
    progress: { ...NOTHING, hasTargets: true, hasLines: true },
  },
});

/** Completed steps can be reopened; disabled ones show the reason. */
export const Validate = meta.story({
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('link', { name: 'Cart Review' })).toBeVisible();
    await expect(steps[3]).toHaveTextContent('Final ReviewValidate the cart first');
    await expect(canvas.queryByRole('link', { name: 'Final Review' })).toBeNull();
  },
});

/** No customer is selected: only the cart can be opened. */
export const NoCustomer = meta.story({
  args: { current: 'selectClient', progress: NOTHING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a customer first')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

/** A customer is selected, and nothing is bought yet. */
export const NothingInIt = meta.story({
  args: { current: 'cart', progress: { ...NOTHING, hasTargets: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Complete the cart first')).toBeVisible();
  },
});

/** Buying for the own company, there is nothing to select. */
export const OwnCompany = meta.story({
  args: {
    current: 'purchase',
    progress: { canChooseClient: false, hasTargets: true, hasLines: true, isValid: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByText('Select Client')).toBeNull();
    await expect(canvas.queryByText('Validate the cart first')).toBeNull();
  },
});
