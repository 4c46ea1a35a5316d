import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Avatar } from '../../src/components/ui/Avatar';
import { Row } from './support/layout';
import { BROKEN_JPEG, PICTURE } from './support/pictures';

const meta = preview.meta({
  title: 'UI/Avatar',
  component: Avatar,
  args: { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.com' },
});

export const Initials = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toHaveAttribute(
      'data-initials',
      'AL',
    );
  },
});

export const Picture = meta.story({ args: { picture: PICTURE } });
/** Without a name: the first two letters of the e-mail. */
export const EmailOnly = meta.story({ args: { firstname: '', lastname: '' } });
export const Blank = meta.story({ args: { firstname: '', lastname: '', email: '' } });

/** A picture that cannot be drawn gives way to the initials. */
export const BrokenPicture = meta.story({
  args: { picture: BROKEN_JPEG },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toHaveAttribute(
        'data-initials',
        'AL',
      ),
    );
  },
});

/** The four sizes, with initials and with a picture. */
export const Sizes = meta.story({
  render: (args) => (
    <Row>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Row>
  ),
});

/** Names of the world: what a reader sees as one letter is one letter. */
export const ManyScripts = meta.story({
  render: () => (
    <Row>
      <Avatar firstname="Zoë" lastname="Ångström" />
      <Avatar firstname="明" lastname="王" />
      <Avatar firstname="محمد" lastname="علي" />
      <Avatar firstname="Ольга" lastname="Іваненко" />
      <Avatar firstname="नेहा" lastname="शर्मा" />
      <Avatar firstname="👩‍🚀" lastname="Space" />
      <Avatar name="Prince" />
    </Row>
  ),
});
