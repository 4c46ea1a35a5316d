import { ActivityFeed as ActivityFeedPart } from '../components/activity/ActivityFeed';
import { ActivityScreen } from '../components/activity/ActivityScreen';
import { ACTIVITY_LIST, ACTIVITY_READ } from '../domain/activity/activity-list';
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
  need: ACTIVITY_READ,
  firstRead: ({ client, query }) => activityQuery(client, query),
});

/** Who did what, and when. */
export const Activity = wired(activity);

export const activityFeed = row({
  useScreen: useActivityFeed,
  Component: ActivityFeedPart,
  isLive: true,
});

/** The activity of one record. */
export const ActivityFeed = wired(activityFeed);
