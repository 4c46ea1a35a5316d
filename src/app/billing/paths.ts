import { encodePercent } from '../../domain/text/percent';

/** Addresses of the area (commerce §1). */
export const billingPaths = {
  statements: '/apps/statements',
  compareStatements: '/apps/statements/compare',
  reconcile: '/apps/statements/reconcile',
  statement: '/apps/statements/:id',
} as const;

/** The page of a statement. */
export function statementPath(id: string): string {
  return billingPaths.statement.replace(':id', () => encodePercent(id));
}

/** A statement beside that of the month before. */
export function comparePath(id: string): string {
  return `${billingPaths.compareStatements}?b=${encodePercent(id)}`;
}
