import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../src/components/ui/Button';
import { AddIcon } from '../../src/components/ui/icons';
import { PageHeader } from '../../src/components/ui/PageHeader';
import { narrow } from './support/layout';

const meta = {
  title: 'UI/PageHeader',
  component: PageHeader,
  args: { title: 'Roles' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focusable by script, so that a navigation is announced; not a tab stop. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Roles' });
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

/** The title of a page with a sentence under it. */
export const WithText: Story = { args: { text: 'What people may do, and who they are.' } };

/** What can be done on the page stands at its end. */
export const WithActions: Story = {
  args: {
    text: 'What people may do, and who they are.',
    actions: (
      <>
        <Button>Export</Button>
        <Button variant="primary">
          <AddIcon aria-hidden />
          <span>Create role</span>
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    // They keep together at the end, and do not share the line out among them.
    const [first, second] = canvas.getAllByRole('button');
    const gap =
      (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().right ?? 0);
    await expect(Math.abs(gap)).toBeLessThan(16);
  },
};

/** Where there is no room beside the heading, the buttons stand under it. */
export const Narrow: Story = { args: WithActions.args, decorators: [narrow(288)] };

/** A title and a text of many words. */
export const LongTexts: Story = {
  args: {
    ...WithActions.args,
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'.repeat(3),
    text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'.repeat(3),
  },
};
