import { notificationsDrawerMessages } from '../../messages/generated/en/notifications';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const ROWS = ['72%', '54%', '64%', '48%', '60%'];

const Row = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: var(--plinth-space-2) var(--plinth-space-3);
  padding-block: var(--plinth-space-4);
  padding-inline: var(--dialog-gutter, var(--plinth-space-6));
  border-block-end: 1px solid var(--plinth-border);
  & > [data-shape='circle'] { grid-row: span 3; }
  `),
);

/** Placeholder of the notifications while they are loading. */
export function NotificationsSkeleton() {
  const t = useMessages(notificationsDrawerMessages);
  return (
    <div>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {ROWS.map((width) => (
        <Row key={width}>
          <Skeleton shape="circle" width={32} height={32} />
          <Skeleton width={width} />
          <Skeleton width="92%" height={12} />
          <Skeleton width={96} height={10} />
        </Row>
      ))}
    </div>
  );
}
