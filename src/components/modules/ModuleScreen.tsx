import type { ReactNode } from 'react';
import { Screen } from '../ui/Screen';

/** The frame of a module's page: its heading, and under it what the module shows. */
export function ModuleScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Screen data-slot="module-screen" title={title}>
      <div>{children}</div>
    </Screen>
  );
}
