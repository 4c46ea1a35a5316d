import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { BuyingFor } from '../../src/components/shared/BuyingFor';
import { narrow } from '../ui/support/layout';

const CUSTOMERS = [
  'Halvorsen AS',
  'Matterhorn Uhren AG',
  'Donau Druck GmbH',
  'Rhone Vins',
  'Hamnen Hotell',
].map((customerName, at) => ({
  id: `t-${at}`,
  customerName,
  domain: at === 0 ? 'halvorsen.onmicrosoft.com' : null,
}));

const meta = preview.meta({
  title: 'Shared/BuyingFor',
  component: BuyingFor,
  args: { targets: CUSTOMERS.slice(0, 1), changeHref: '/cart/select-client' },
});

/** One customer, with the domain of the tenant, and a link to change it. */
export const OneCustomer = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'Halvorsen AShalvorsen.onmicrosoft.com',
    );
    await expect(canvas.getByRole('link', { name: 'Change' })).toHaveAccessibleDescription(
      /^Buying for Halvorsen AS/,
    );
  },
});

/** Three are named, and the others on request. */
export const SeveralCustomers = meta.story({
  args: { targets: CUSTOMERS },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'and 2 more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
  },
});

/** No customer is selected: list prices only. */
export const NobodyYet = meta.story({
  args: { targets: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Choose a customer to see the prices' }),
    ).toHaveAttribute('href', '/cart/select-client');
  },
});

/** The own company: no other choice. */
export const OwnCompany = meta.story({
  args: { changeHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** While the cart is on its way. */
export const Loading = meta.story({ args: { targets: null } });

/** On a phone, with names that are long. */
export const Narrow = meta.story({
  args: {
    targets: [
      {
        id: 't-1',
        customerName:
          'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        domain: 'donaudampfschifffahrt.onmicrosoft.com',
      },
      ...CUSTOMERS,
    ],
  },
  decorators: [narrow(288)],
});
