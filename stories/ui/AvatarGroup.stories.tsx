import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { AvatarGroup } from '../../src/components/ui/AvatarGroup';
import { PICTURE } from './support/pictures';

const PEOPLE = [
  { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.com' },
  { firstname: 'Grace', lastname: 'Hopper', email: 'grace@example.com', picture: PICTURE },
  { firstname: 'Zoë', lastname: 'Ångström', email: 'zoe@example.com' },
  { email: 'k.nakamura@example.com' },
  { firstname: 'Ольга', lastname: 'Іваненко', email: 'olha@example.com' },
  { firstname: 'Linus', lastname: 'Berg', email: 'linus@example.com' },
  { firstname: 'Mary', lastname: 'Shelley', email: 'mary@example.com' },
];

const meta = preview.meta({
  title: 'UI/AvatarGroup',
  component: AvatarGroup,
  args: { label: 'Users with the role Support', people: PEOPLE.slice(0, 3) },
  decorators: [
    (Story) => (
      <div style={{ padding: '120px 40px 24px' }}>
        <Story />
      </div>
    ),
  ],
});

/** As many people as there is room for: nobody is counted. */
export const Few = meta.story();

/** More than five: the rest is counted. */
export const Many = meta.story({
  args: { people: PEOPLE, total: 128 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('+123')).toBeVisible();
    await expect(canvas.getByText('123 more people')).toBeInTheDocument();
  },
});

/** One tab stop for all: it shows the e-mails, and Escape hides them. */
export const OnFocus = meta.story({
  args: { people: PEOPLE },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('list', { name: 'Users with the role Support' })).toHaveFocus();
    await expect(
      canvas.getByText(/grace@example\.com/, { selector: '[data-slot=hint]' }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('[data-slot=hint]')).toBeNull();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
  },
});

export const OnHover = meta.story({
  args: { people: PEOPLE },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('img', { name: 'Zoë Ångström, zoe@example.com' }));
    await expect(
      await canvas.findByText('zoe@example.com', { selector: '[data-slot=hint]' }),
    ).toBeInTheDocument();
  },
});

/** All sizes beside each other. */
export const Sizes = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <AvatarGroup key={size} label={`People, ${size}`} people={PEOPLE} total={40} size={size} />
      ))}
    </div>
  ),
});
