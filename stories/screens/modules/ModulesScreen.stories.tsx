import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ModulesScreen } from '../../../src/components/modules/ModulesScreen';
import { StatementsIcon } from '../../../src/components/ui/icons';

const meta = preview.meta({
  title: 'Screens/Modules/List',
  component: ModulesScreen,
  args: {
    modules: [
      { id: 'invoices', label: 'Invoices', href: '/invoices', icon: <StatementsIcon /> },
      { id: 'support', label: 'Support desk', href: '/support' },
    ],
  },
});

export const Ready = meta.story();

export const None = meta.story({
  args: { modules: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No modules are installed.')).toBeVisible();
    await expect(canvas.getByText(/^Modules are pages that were made for/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return Home' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
});

export const LongNames = meta.story({
  args: { modules: [{ id: 'long', label: 'Wolfeschlegelsteinhausen'.repeat(8), href: '/long' }] },
});
