import { shows } from '../spec-state';

const of = (title: string, names: readonly string[]) => names.map((name) => `${title}--${name}`);

/** What the pages of statements show (commerce §5). */
export const STATEMENTS = [
  shows(
    'billing',
    'Statements: number, period, state, total, balance, due; the same as a file.',
    ...of('screens-billing-statements', [
      'ready',
      'both-directions',
      'own',
      'unknown-state',
      'without-export',
      'on-a-phone',
    ]),
    ...of('pages-billing-statements', ['from-an-address', 'of-a-customer']),
  ),
  shows(
    'billing',
    'Statements: "The first statement comes on 1 April."; loading, failed, or not to be seen.',
    ...of('screens-billing-statements', ['empty', 'loading', 'failed', 'forbidden']),
    ...of('pages-billing-statements', ['empty', 'failed-then-fine', 'forbidden']),
  ),
  shows(
    'billing',
    'A statement: lines with arithmetic on demand, taxes, payments.',
    ...of('screens-billing-statement', ['ready', 'for-a-reseller', 'draft', 'dinars']),
    'pages-billing-statement--ready',
  ),
  shows(
    'billing',
    'A statement is paid, in part or in full, or made void, which makes a credit.',
    ...of('screens-billing-statement', [
      'paying',
      'paying-failed',
      'voiding',
      'voiding-only',
      'too-late',
      'void',
      'void-paid-back',
      'void-unread',
      'credit',
      'credit-owed',
      'paying-back',
      'reissued',
      'not-allowed',
      'for-others',
    ]),
    'pages-billing-statement--of-a-reseller',
  ),
  shows(
    'billing',
    'A statement that is loading, failed, forbidden or not there.',
    ...of('screens-billing-statement', ['loading', 'failed', 'missing', 'forbidden']),
    ...of('pages-billing-statement', ['missing', 'failed']),
  ),
  shows(
    'billing',
    'Compare: new, ended, seats, price, part period, one-off and usage add up to the difference.',
    ...of('screens-billing-compare', [
      'issued-again',
      'ready',
      'not-over',
      'as-much',
      'nothing-before',
      'choosing',
      'loading',
      'failed',
      'missing',
      'forbidden',
    ]),
    'pages-billing-compare--ready',
  ),
  shows(
    'billing',
    'Reconcile: match, seats differ, not billed, not bought; "Nothing to compare yet."',
    ...of('screens-billing-reconcile', [
      'ready',
      'all-match',
      'nothing-yet',
      'loading',
      'failed',
      'forbidden',
    ]),
    'pages-billing-reconcile--ready',
    'pages-billing-reconcile--of-a-customer',
  ),
] as const;
