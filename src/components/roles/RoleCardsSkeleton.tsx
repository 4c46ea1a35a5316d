import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Card } from '../ui/Card';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Grid = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: var(--plinth-space-4);
  & > div > div {
    display: grid;
    align-content: start;
    gap: 10px;
    min-block-size: 138px;
  }
  `),
);

const CARDS = [0, 1, 2, 3, 4, 5];
const LINES = [92, 70];

/** Placeholder of six role cards. */
export function RoleCardsSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Grid aria-hidden>
        {CARDS.map((card) => (
          <Card key={card}>
            <div>
              <Skeleton width="45%" height={20} />
              <Skeleton width="60%" height={12} />
              {LINES.map((width) => (
                <Skeleton key={width} width={`${width}%`} height={12} />
              ))}
            </div>
          </Card>
        ))}
      </Grid>
    </>
  );
}
