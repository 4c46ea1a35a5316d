'use client';

import { RolesScreen } from '@plinth/console/components';
import { useRolesScreen } from '@plinth/console/hooks';

export function Roles() {
  return <RolesScreen {...useRolesScreen()} />;
}
