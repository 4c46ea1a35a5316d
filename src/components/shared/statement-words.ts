import type { Statement } from '../../domain/billing/statement';
import { statementDates } from '../../domain/billing/statement-rules';
import { civilDateOf, monthOf } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import type { sharedStatementStatesMessages } from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import type { StateWords } from './order-words';

type Words = Translate<(typeof sharedStatementStatesMessages)['messages']>;

const STATEMENTS = {
  draft: ['statementDraft', 'neutral'],
  issued: ['statementIssued', 'info'],
  paid: ['statementPaid', 'success'],
  overdue: ['statementOverdue', 'danger'],
  void: ['statementVoid', 'neutral'],
} as const;

/** The badge of a statement's state. An unknown state is shown as it is (commerce §2.1). */
export function statementStateWords(state: string, t: Words): StateWords {
  if (!Object.hasOwn(STATEMENTS, state)) return { label: state, tone: 'neutral' };
  const [key, tone] = STATEMENTS[state as keyof typeof STATEMENTS];
  return { label: t(key), tone };
}

/** The badge of a statement. A credit that was not paid out is "settled", not "paid". */
export function statementWords(
  { state, creditOf, paid }: Pick<Statement, 'state' | 'creditOf' | 'paid'>,
  t: Words,
): StateWords {
  const words = statementStateWords(state, t);
  const isSettled = state === 'paid' && creditOf !== null && paid === 0;
  return isSettled ? { ...words, label: t('statementSettled') } : words;
}

/** The day the next statement is issued: the first of next month (commerce §2.3.10). */
export function firstStatementDay(now: number, locale: string): string {
  const { issuedOn } = statementDates(monthOf(civilDateOf(now)));
  return formatCivilDate(issuedOn, locale, 'dayOfYear');
}
