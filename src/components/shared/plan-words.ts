import type { Plan } from '../../domain/products/product';
import type { sharedPlansMessages, sharedPricesMessages } from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';

type Words = Translate<(typeof sharedPlansMessages)['messages']>;

const TERMS = {
  P1M: 'termMonth',
  P1Y: 'termYear',
  P3Y: 'termThreeYears',
  none: 'termNone',
} as const;

const CYCLES = {
  month: 'cycleMonth',
  year: 'cycleYear',
  once: 'cycleOnce',
  usage: 'cycleUsage',
} as const;

const isIn = <Table extends object>(table: Table, value: string): value is keyof Table & string =>
  Object.hasOwn(table, value);

/** The label of a term. An unknown term is shown as it is (commerce §2.1). */
export function termWords(term: string, t: Words): string {
  return isIn(TERMS, term) ? t(TERMS[term]) : term;
}

/** The label of a billing cycle. An unknown cycle is shown as it is. */
export function cycleWords(cycle: string, t: Words): string {
  return isIn(CYCLES, cycle) ? t(CYCLES[cycle]) : cycle;
}

/** A plan in words: '1 year, paid monthly'. An unknown cycle is shown as it is. */
export function planWords(
  { term, cycle }: Pick<Plan, 'term' | 'cycle'>,
  t: Words,
  tPrices: Translate<(typeof sharedPricesMessages)['messages']>,
): string {
  return tPrices('plan', { term: termWords(term, t), cycle });
}
