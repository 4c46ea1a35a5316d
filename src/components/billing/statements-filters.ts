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

/** The filters of the list; only who has customers can mean theirs or one's own. */
export function statementsFilters(
  customerType: CustomerType,
  { t, tColumns, tStates, state: label }: FilterWords,
): readonly ListFilter[] {
  const direction: ListFilter = {
    name: 'direction',
    label: t('direction'),
    options: STATEMENT_DIRECTIONS,
    labelOf: (value) => (value === 'payable' || value === 'receivable' ? t(value) : value),
  };
  return [
    {
      name: 'state',
      label,
      labelOf: (value) => statementStateWords(value, tStates).label,
    },
    { name: 'period', label: tColumns('columnMonth'), kind: 'month' },
    ...(customerType === 0 ? [] : [direction]),
  ];
}
