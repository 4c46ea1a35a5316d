import { ActivityFeed } from '../../components/activity/ActivityFeed';
import type { ActivityRecord } from '../../domain/activity/activity';
import { useActivityFeed } from '../../hooks/activity/useActivityFeed';
import { useConfig } from '../ConfigContext';

/** What was done with the record of a page (contract §4.27). */
export function RecordActivity({ type, id }: ActivityRecord) {
  const { hubUrl } = useConfig();
  const feed = useActivityFeed({
    record: { type, id },
    url: hubUrl,
  });
  return <ActivityFeed {...feed} />;
}
