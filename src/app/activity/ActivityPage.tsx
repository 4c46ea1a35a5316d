import { ActivityScreen } from '../../components/activity/ActivityScreen';
import { ACTIVITY_LIST } from '../../domain/activity/activity-list';
import { useActivityScreen } from '../../hooks/activity/useActivityScreen';
import { activityListMessages } from '../../messages/generated/en/activity';
import { useMessages } from '../../messages/messages';
import { useConfig } from '../ConfigContext';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';
import { useSubjectHref } from './useSubjectHref';

/** `/activity`: who did what to whom; the list is in the address. */
export function ActivityPage() {
  const t = useMessages(activityListMessages);
  const { hubUrl } = useConfig();
  const screen = useActivityScreen({
    ...useListAddress(ACTIVITY_LIST),
    url: hubUrl,
    subjectHref: useSubjectHref(),
  });
  return (
    <PageTitle title={t('activityTitle')}>
      <ActivityScreen {...screen} />
    </PageTitle>
  );
}
