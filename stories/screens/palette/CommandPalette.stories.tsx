import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CommandPalette } from '../../../src/components/palette/CommandPalette';
import { foundGroups, manyGroups, openGroups } from '../../support/palette';

const meta = {
  title: 'Screens/Palette/Command palette',
  component: CommandPalette,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    isOpen: true,
    onClose: fn(),
    text: '',
    onTextChange: fn(),
    groups: openGroups,
    onBack: fn(),
    onChoose: fn(),
    onShowActions: fn(),
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox');

/** The option that Enter would choose. */
async function active(): Promise<HTMLElement | null> {
  return document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '');
}

/** Recent choices come first; arrows wrap around, and disabled entries show the reason. */
export const Ready: Story = {
  play: async ({ args }) => {
    await expect(await field()).toHaveFocus();
    await expect(await active()).toHaveTextContent('Halvorsen AS');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const refused = await active();
    await expect(refused).toHaveTextContent('You do not have permission to impersonate users');
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(await active()).toHaveTextContent('Orders');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(args.onShowActions).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Halvorsen AS' }),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Halvorsen AS' }),
    );
  },
};

/** The letters that were typed are marked; a server that does not answer has its own second try. */
export const Found: Story = {
  args: { text: 'or', groups: foundGroups },
  play: async () => {
    const list = within(await screen.findByRole('listbox'));
    await expect(list.getByText('or', { selector: 'mark' })).toBeVisible();
    await expect(list.getByRole('group', { name: 'Customers' })).toBeInTheDocument();
    await expect(
      list.getByRole('option', { name: 'Orders could not be searched. Try again.' }),
    ).toBeVisible();
  },
};

/** Server searches are pending; existing entries stay. */
export const Searching: Story = {
  args: { text: 'ord', groups: foundGroups.slice(0, 1), isSearching: true },
};

/** Names of recent choices are loading. */
export const RecentOnTheirWay: Story = {
  args: { groups: [{ id: '', title: null, found: [], pending: 3 }, ...openGroups.slice(1)] },
};

export const NothingFound: Story = {
  args: { text: 'zzz', groups: [] },
  play: async () => {
    await expect(await screen.findByText('Nothing found', { selector: 'h2' })).toBeVisible();
  },
};

/** A page inside: Escape goes back instead of closing. */
export const PageInside: Story = {
  args: {
    groups: [{ ...(openGroups[0] as (typeof openGroups)[number]), id: 'c', title: 'Customers' }],
    page: { title: 'Buy for...', placeholder: 'Which customer?' },
  },
  play: async ({ args }) => {
    await expect(await field()).toHaveAccessibleName('Buy for... Which customer?');
    await userEvent.keyboard('{Escape}{Backspace}');
    await expect(args.onBack).toHaveBeenCalledTimes(2);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** 5,000 entries: those on screen are drawn, and the one that is active. */
export const FiveThousand: Story = {
  args: { groups: manyGroups },
  play: async () => {
    await field();
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.keyboard('{ArrowUp}');
    await expect(await screen.findByText('Invoice 5000')).toBeVisible();
    await expect(await active()).toHaveTextContent('Invoice 5000');
    await expect(await active()).toHaveAttribute('aria-setsize', '5000');
  },
};
