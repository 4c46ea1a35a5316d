'use client';

import { LoginScreen } from '@plinth/console/components';

/** A screen without any provider: no hooks, no theme. */
export function Plain() {
  return (
    <LoginScreen
      brandName="Fjord"
      form={{ isPending: false, failure: null, onSubmit: () => undefined }}
    />
  );
}
