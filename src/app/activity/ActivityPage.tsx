import { ActivityScreen } from '../../components/activity/ActivityScreen';
import { ACTIVITY_LIST, ACTIVITY_READ } from '../../domain/activity/activity-list';
import { queryIn } from '../../domain/list-address';
import { viewerAccess } from '../../domain/users/permission-access';
import { activityQuery } from '../../hooks/activity/activity-queries';
import { useActivityScreen } from '../../hooks/activity/useActivityScreen';
import { activityListMessages } from '../../messages/generated/en/activity';
import { useMessages } from '../../messages/messages';
import type { PageAhead } from '../area';
import { useConfig } from '../ConfigContext';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';

/** `/activity`: who did what to whom; the list is in the address. */
export function ActivityPage() {
  const t = useMessages(activityListMessages);
  const { hubUrl } = useConfig();
  const screen = useActivityScreen({
    ...useListAddress(ACTIVITY_LIST),
    url: hubUrl,
  });
  return (
    <PageTitle title={t('activityTitle')}>
      <ActivityScreen {...screen} />
    </PageTitle>
  );
}

ActivityPage.firstRead = ({ client, viewer, params }: PageAhead) =>
  viewerAccess(viewer, ACTIVITY_READ).allowed
    ? activityQuery(client, queryIn(params, ACTIVITY_LIST))
    : null;
