import type { ReactNode } from 'react';

/** Things beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      {children}
    </div>
  );
}

/** Things under each other. */
export function Stack({ children, width }: { children: ReactNode; width?: number }) {
  return (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: width, justifyItems: 'stretch' }}>
      {children}
    </div>
  );
}
