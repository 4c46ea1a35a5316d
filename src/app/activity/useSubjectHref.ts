import { useCallback } from 'react';
import type { ActivityHref } from '../../contracts/activity';
import type { ActivityRecordType } from '../../domain/activity/activity';
import { ACTIVITY_RECORD_NEEDS } from '../../domain/activity/activity-list';
import { viewerAccess } from '../../domain/users/permission-access';
import { useViewer } from '../../hooks/auth/useViewer';
import { statementPath } from '../billing/paths';
import { customerPath } from '../customers/paths';
import { orderPath } from '../orders/paths';
import { priceListPath } from '../products/paths';
import { rolePath } from '../roles/paths';
import { subscriptionPath } from '../subscriptions/paths';
import { userEditPath } from '../users/paths';

const PATHS: Readonly<Record<ActivityRecordType, (id: string) => string>> = {
  order: orderPath,
  subscription: subscriptionPath,
  customer: customerPath,
  statement: statementPath,
  priceList: priceListPath,
  user: userEditPath,
  role: rolePath,
};

const isKnown = (type: string): type is ActivityRecordType => Object.hasOwn(PATHS, type);

/** Where what something was done to is; nowhere for what the viewer may not open. */
export function useSubjectHref(): ActivityHref {
  const viewer = useViewer();
  return useCallback(
    ({ type, id }) =>
      isKnown(type) && id !== '' && viewerAccess(viewer, ACTIVITY_RECORD_NEEDS[type]).allowed
        ? PATHS[type](id)
        : undefined,
    [viewer],
  );
}
