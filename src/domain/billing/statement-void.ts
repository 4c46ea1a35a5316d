import type { Statement } from './statement';

/** Whether a statement can be voided: issued, and not itself a credit. */
export function takesVoiding({ state, creditOf }: Pick<Statement, 'state' | 'creditOf'>): boolean {
  return state !== 'draft' && state !== 'void' && creditOf === null;
}

/** Payments received before a statement was voided, which are owed back (workday §3). */
export function owedBack({ creditOf, balance }: Pick<Statement, 'creditOf' | 'balance'>): number {
  return creditOf === null ? 0 : Math.max(0, 0 - balance);
}
