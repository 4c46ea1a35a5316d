import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Card } from '../ui/Card';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Frame = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: grid;
  gap: var(--plinth-space-6);
  & > div:first-of-type { display: flex; align-items: center; gap: var(--plinth-space-4); }
  & [data-slot='card'] { display: grid; gap: var(--plinth-space-5); }
  `),
);

const CARDS = ['details', 'password', 'second factor'] as const;

/** Person and sections in the shape of what comes. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Frame aria-hidden>
        <div>
          <Skeleton shape="circle" width={64} height={64} />
          <Skeleton width={180} height={20} />
        </div>
        {CARDS.map((card) => (
          <Card key={card}>
            <Skeleton width="30%" height={16} />
            <Skeleton shape="block" height={36} />
            <Skeleton shape="block" height={36} />
          </Card>
        ))}
      </Frame>
    </>
  );
}
