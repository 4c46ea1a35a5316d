import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { KeptSelectionsContext, type ListSelection } from '../hooks/reads/kept-selections';

/** Rows that were selected on a page are selected again when Back leads to it. */
export function SelectionsHost({ children }: { children: ReactNode }) {
  const { key: entry } = useLocation();
  const [kept] = useState(() => new Map<string, ListSelection>());
  const selections = useMemo(() => ({ entry, kept }), [entry, kept]);
  return (
    <KeptSelectionsContext.Provider value={selections}>{children}</KeptSelectionsContext.Provider>
  );
}
