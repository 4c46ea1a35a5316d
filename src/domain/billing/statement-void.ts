import type { Statement } from './statement';

/** Whether a statement can be made void: issued, and no credit itself. */
export function takesVoiding({ state, creditOf }: Pick<Statement, 'state' | 'creditOf'>): boolean {
  return state !== 'draft' && state !== 'void' && creditOf === null;
}

/** What was really paid before a statement was made void, and is owed back since (workday §3). */
export function owedBack({ creditOf, balance }: Pick<Statement, 'creditOf' | 'balance'>): number {
  return creditOf === null ? 0 : Math.max(0, 0 - balance);
}
