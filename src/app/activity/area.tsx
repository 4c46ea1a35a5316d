import { ACTIVITY_READ } from '../../domain/activity/activity-list';
import { type Area, rowPage } from '../area';
import { activityPaths } from './paths';

/** The activity has its entry under the users'. */
export const activityArea: Area = {
  subEntries: [
    {
      under: 'users',
      id: 'activity',
      url: activityPaths.activity,
      visible: true,
      permissions: [ACTIVITY_READ.permission],
      label: (t) => t('activity'),
    },
  ],
  routes: [
    {
      path: activityPaths.activity,
      outline: { title: (t) => t('activity'), shape: 'list' },
      page: rowPage(async () => (await import('../../screens/activity')).activity),
    },
  ],
};
