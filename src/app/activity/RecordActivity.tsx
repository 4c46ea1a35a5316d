import type { ActivityRecord } from '../../domain/activity/activity';
import { activityFeed } from '../../screens/activity';
import { useConfig } from '../ConfigContext';

/** What was done with the record of a page (contract §4.27). */
export function RecordActivity({ type, id }: ActivityRecord) {
  const { hubUrl } = useConfig();
  const feed = activityFeed.useScreen({ record: { type, id }, url: hubUrl });
  return <activityFeed.Component {...feed} />;
}
