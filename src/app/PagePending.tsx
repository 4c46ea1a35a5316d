import { useLocation } from 'react-router';
import { PageSkeleton } from '../components/shell/PageSkeleton';
import { shellFrameMessages, shellMessages } from '../messages/generated/en/shell';
import { useMessages } from '../messages/messages';
import { routeAt } from './page-routes';

/** What says that a press was heard: the title and the outline of the page that comes (workday §8). */
export function PagePending() {
  const t = useMessages(shellMessages);
  const frame = useMessages(shellFrameMessages);
  const route = routeAt(useLocation().pathname);
  const { title, shape } = (route && 'page' in route && route.outline) || {};
  return <PageSkeleton title={title?.(t, frame)} shape={shape} />;
}
