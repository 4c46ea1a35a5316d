import { ActivityScreen } from '../../components/activity/ActivityScreen';
import { useActivityScreen } from '../../hooks/activity/useActivityScreen';
import type { CommonProperties } from '../common-properties';
import type { EmbedProps } from '../screen';

/** `<plinth-activity>` can be told what all can. */
export type ActivityProperties = Record<never, never>;

/** Who did what, and when. */
export function ActivityEmbed({ hubUrl }: EmbedProps<ActivityProperties & CommonProperties>) {
  const screen = useActivityScreen({ url: hubUrl });
  return <ActivityScreen {...screen} />;
}
