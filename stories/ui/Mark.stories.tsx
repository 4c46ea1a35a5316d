import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Mark, MarkLogosProvider } from '../../src/components/ui/Mark';
import { Row } from './support/layout';
import { PICTURE } from './support/pictures';

const LOGO = `data:image/jpeg;base64,${PICTURE}`;

const meta = preview.meta({
  title: 'UI/Mark',
  tags: ['new'],
  component: Mark,
  args: { seed: 'v-halden', label: 'Halden Shield' },
});

const IDS = Array.from({ length: 72 }, (_, at) => `c-${at + 1}`);

/** The three sizes. */
export const Sizes = meta.story({
  render: (args) => (
    <Row>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Mark key={size} {...args} size={size} />
      ))}
    </Row>
  ),
});

/** All shapes and colours. An id always has the same mark. */
export const Many = meta.story({
  render: () => (
    <Row>
      {IDS.map((id) => (
        <Mark key={id} seed={id} />
      ))}
    </Row>
  ),
});

/** A logo in place of the mark. */
export const OwnLogo = meta.story({
  render: (args) => (
    <MarkLogosProvider logos={{ 'v-halden': LOGO }}>
      <Mark {...args} size="lg" />
    </MarkLogosProvider>
  ),
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('img', { name: 'Halden Shield' });
    await expect(mark.querySelector('img')).toHaveAttribute('src', LOGO);
  },
});

/** A logo that cannot load gives way to the mark. */
export const BrokenLogo = meta.story({
  args: { logo: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('img', { name: 'Halden Shield' });
    await waitFor(() => expect(mark.querySelector('svg')).not.toBeNull());
  },
});
