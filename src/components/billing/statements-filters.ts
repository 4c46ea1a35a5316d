import { STATEMENT_DIRECTIONS } from '../../domain/billing/statement';
import type { CustomerType } from '../../domain/users/user';
import type {
  billingColumnsMessages,
  billingListMessages,
  billingStatesMessages,
} from '../../messages/generated/en/billing';
import type { Translate } from '../../messages/messages';
import type { ListFilter } from '../ui/list/list-props';
import { statementStateWords } from '../ui/statement-words';

/** What filters are written with. */
interface FilterWords {
  readonly t: Translate<(typeof billingListMessages)['messages']>;
  readonly tColumns: Translate<(typeof billingColumnsMessages)['messages']>;
  readonly tStates: Translate<(typeof billingStatesMessages)['messages']>;
  /** The name of the filter by state. */
  readonly state: string;
}

const isDirection = (value: string): value is 'payable' | 'receivable' | 'others' =>
  STATEMENT_DIRECTIONS.some((direction) => direction === value);

/** The filters of the list; only who has customers can mean theirs or one's own. */
export function statementsFilters(
  customerType: CustomerType,
  { t, tColumns, tStates, state: label }: FilterWords,
): readonly ListFilter[] {
  const direction: ListFilter = {
    name: 'direction',
    label: t('direction'),
    // Between two others there is nothing for a reseller.
    options: STATEMENT_DIRECTIONS.filter((value) => value !== 'others'),
    labelOf: (value) => (isDirection(value) ? t(value) : value),
  };
  // The provider is addressed by nobody: it asks who has issued what.
  const issuer: ListFilter = { name: 'issuerId', label: tColumns('columnIssuer') };
  return [
    {
      name: 'state',
      label,
      labelOf: (value) => statementStateWords(value, tStates).label,
    },
    { name: 'period', label: tColumns('columnMonth'), kind: 'month' },
    ...(customerType === 0 ? [] : customerType === 1 ? [direction] : [issuer]),
  ];
}
