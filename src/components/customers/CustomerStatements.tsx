import { useMemo } from 'react';
import type { CustomerScreenProps } from '../../contracts/customers';
import type { Statement } from '../../domain/billing/statement';
import {
  billingColumnsMessages,
  billingListMessages,
  billingStatesMessages,
} from '../../messages/generated/en/billing';
import {
  customersDetailMessages,
  customersListMessages,
  customersPartsMessages,
} from '../../messages/generated/en/customers';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { statementColumns } from '../shared/statement-columns';
import { firstStatementDay, statementStateWords } from '../shared/statement-words';
import { useLinks } from '../ui/LinksProvider';
import { CustomerPart } from './CustomerPart';

type StatementsProps = Pick<CustomerScreenProps, 'parts' | 'now'>;

const keyOf = ({ id }: Statement) => id;

/** What a customer was billed; what is issued is added up, the draft apart (commerce §5, workday §3). */
export function CustomerStatements({ parts, now }: StatementsProps) {
  const links = useLinks();
  const tParts = useMessages(customersPartsMessages);
  const tList = useMessages(customersListMessages);
  const tTabs = useMessages(customersDetailMessages);
  const locale = useMessagesLocale();
  const t = useMessages(billingColumnsMessages);
  const tStatements = useMessages(billingListMessages);
  const tStates = useMessages(billingStatesMessages);
  const columns = useMemo(
    () => statementColumns({ t, tStates, tParts, tList, locale, links }),
    [t, tStates, tParts, tList, locale, links],
  );
  return (
    <CustomerPart
      part={parts.statements}
      label={tTabs('tabStatements')}
      columns={columns}
      getRowKey={keyOf}
      narrowBelow={840}
      search={{
        label: tStatements('statementsSearch'),
        placeholder: tStatements('statementsSearch'),
      }}
      filters={[
        {
          name: 'state',
          label: tList('columnState'),
          labelOf: (state) => statementStateWords(state, tStates).label,
        },
      ]}
      sumsOf={({ part }) =>
        part && tStates(part === 'draft' ? 'statementDraft' : 'statementIssued')
      }
      empty={{
        title: tStatements('statementsEmpty'),
        text: tStatements('statementsEmptyText', { date: firstStatementDay(now, locale) }),
      }}
      failedText={tStatements('statementsFailed')}
    />
  );
}
