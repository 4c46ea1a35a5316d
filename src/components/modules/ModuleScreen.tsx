import type { ReactNode } from 'react';
import { Screen } from '../ui/Screen';

/** The page of a module: its heading and content. */
export function ModuleScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Screen data-slot="module-screen" title={title}>
      <div>{children}</div>
    </Screen>
  );
}
