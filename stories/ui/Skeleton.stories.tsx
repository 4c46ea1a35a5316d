import preview from '../../.storybook/preview';
import { Card } from '../../src/components/ui/Card';
import { Skeleton } from '../../src/components/ui/Skeleton';
import { Row, Stack } from './support/layout';

const meta = preview.meta({ title: 'UI/Skeleton', component: Skeleton });

/** Lines in place of a text that is on its way. */
export const Text = meta.story({ args: { width: 240 } });

/** Line, block, pill and circle. */
export const Shapes = meta.story({
  render: () => (
    <Row>
      <Skeleton shape="circle" width={40} height={40} />
      <Skeleton shape="pill" width={96} height={22} />
      <Skeleton shape="block" width={160} height={80} />
    </Row>
  ),
});

/** Shaped like what comes, so that nothing jumps when it does. */
export const LikeACard = meta.story({
  render: () => (
    <Stack width={320}>
      <Card aria-hidden>
        <div style={{ display: 'grid', gap: 14 }}>
          <Skeleton width="45%" height={20} />
          <Skeleton width="60%" height={12} />
          <Skeleton width="80%" height={12} />
          <Skeleton shape="pill" width={120} height={32} />
        </div>
      </Card>
    </Stack>
  ),
});
