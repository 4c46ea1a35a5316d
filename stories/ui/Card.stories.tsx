import preview from '../../.storybook/preview';
import { Card } from '../../src/components/ui/Card';
import { Stack } from './support/layout';

const meta = preview.meta({
  title: 'UI/Card',
  component: Card,
  decorators: [
    (Story) => (
      <Stack width={360}>
        <Story />
      </Stack>
    ),
  ],
});

/** A part of a page on a surface of its own. */
export const Default = meta.story({
  args: { children: 'A surface with an edge. It does not float, and so has no shadow.' },
});

/** For a table or a picture that goes from edge to edge. */
export const WithoutPadding = meta.story({
  args: {
    padding: 'none',
    children: (
      <div style={{ padding: 16, background: 'var(--plinth-surface-sunken)' }}>Edge to edge</div>
    ),
  },
});
