import { ActivityFeed as ActivityFeedPart } from '../components/activity/ActivityFeed';
import { ActivityScreen } from '../components/activity/ActivityScreen';
import { ACTIVITY_LIST, ACTIVITY_READ } from '../domain/activity/activity-list';
import { queryIn } from '../domain/list-address';
import { viewerAccess } from '../domain/users/permission-access';
import { activityQuery } from '../hooks/activity/activity-queries';
import { useActivityFeed } from '../hooks/activity/useActivityFeed';
import { useActivityScreen } from '../hooks/activity/useActivityScreen';
import { activityListMessages } from '../messages/generated/en/activity';
import { useMessages } from '../messages/messages';
import { row } from './row';
import { wired } from './wired';

export const activity = row({
  useScreen: useActivityScreen,
  Component: ActivityScreen,
  isLive: true,
  list: ACTIVITY_LIST,
  useTitle: () => useMessages(activityListMessages)('activityTitle'),
  firstRead: ({ client, viewer, params }) =>
    viewerAccess(viewer, ACTIVITY_READ).allowed
      ? activityQuery(client, queryIn(params, ACTIVITY_LIST))
      : null,
});

/** Who did what, and when. */
export const Activity = wired(activity);

export const activityFeed = row({
  useScreen: useActivityFeed,
  Component: ActivityFeedPart,
  isLive: true,
});

/** What was done with one record. */
export const ActivityFeed = wired(activityFeed);
