import preview from '../../.storybook/preview';
import { Badge } from '../../src/components/ui/Badge';
import { narrow, Row } from './support/layout';

const meta = preview.meta({
  title: 'UI/Badge',
  component: Badge,
  args: { children: 'System Role' },
});

/** A neutral word, the usual case. */
export const Default = meta.story();

/** Every tone; the word says what the colour means. */
export const Tones = meta.story({
  render: () => (
    <Row>
      <Badge>Guest</Badge>
      <Badge tone="brand">Admin</Badge>
      <Badge tone="info">System Role</Badge>
      <Badge tone="success">Active</Badge>
      <Badge tone="warning">Expires soon</Badge>
      <Badge tone="danger">Failed</Badge>
    </Row>
  ),
});

/** A long text wraps inside the badge. */
export const LongText = meta.story({
  args: { children: 'A role that somebody gave a name of many words, or'.repeat(3) },
  decorators: [narrow(240)],
});
