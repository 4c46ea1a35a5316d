import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CommandPalette } from '../../../src/components/palette/CommandPalette';
import { foundGroups, manyGroups, openGroups } from '../../support/palette';

const meta = preview.meta({
  title: 'Screens/Palette/Command palette',
  component: CommandPalette,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '640px' } } },
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
});

const field = () => screen.findByRole('combobox');

/** The option that Enter would choose. */
async function active(): Promise<HTMLElement | null> {
  return document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '');
}

/** Recent choices come first; arrows wrap around, and disabled entries show the reason. */
export const Ready = meta.story({
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
});

/** The letters that were typed are marked; a server that does not answer has its own second try. */
export const Found = meta.story({
  args: { text: 'or', groups: foundGroups },
  play: async () => {
    const list = within(await screen.findByRole('listbox'));
    await expect(list.getByText('or', { selector: 'mark' })).toBeVisible();
    await expect(list.getByRole('group', { name: 'Customers' })).toBeInTheDocument();
    await expect(
      list.getByRole('option', { name: 'Orders could not be searched. Try again.' }),
    ).toBeVisible();
  },
});

/** Server searches are pending; existing entries stay. */
export const Searching = meta.story({
  args: { text: 'ord', groups: foundGroups.slice(0, 1), isSearching: true },
});

/** Names of recent choices are loading. */
export const RecentOnTheirWay = meta.story({
  args: { groups: [{ id: '', title: null, found: [], pending: 3 }, ...openGroups.slice(1)] },
});

export const NothingFound = meta.story({
  args: { text: 'zzz', groups: [] },
  play: async () => {
    await expect(await screen.findByText('Nothing found', { selector: 'h2' })).toBeVisible();
  },
});

/** A page inside: Escape goes back instead of closing. */
export const PageInside = meta.story({
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
});

/** 5,000 entries: those on screen are drawn, and the one that is active. */
export const FiveThousand = meta.story({
  args: { groups: manyGroups },
  play: async () => {
    await field();
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.keyboard('{ArrowUp}');
    await expect(await screen.findByText('Invoice 5000')).toBeVisible();
    await expect(await active()).toHaveTextContent('Invoice 5000');
    await expect(await active()).toHaveAttribute('aria-setsize', '5000');
  },
});
