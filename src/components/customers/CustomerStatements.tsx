import { useMemo } from 'react';
import type { CustomerScreenProps } from '../../contracts/customers';
import type { Statement } from '../../domain/billing/statement';
import { customersDetailMessages } from '../../messages/generated/en/customers';
import {
  sharedFactsMessages,
  sharedStatementStatesMessages,
  sharedStatementsMessages,
} from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { statementColumns } from '../shared/statement-columns';
import { firstStatementDay, statementStateWords } from '../shared/statement-words';
import { useCalculations } from '../shared/useCalculations';
import { StatementsIcon } from '../ui/icons';
import { useLinks } from '../ui/LinksProvider';
import { CustomerPart } from './CustomerPart';

type StatementsProps = Pick<CustomerScreenProps, 'parts' | 'now'>;

const keyOf = ({ id }: Statement) => id;

/** Statements of a customer; totals exclude the draft (commerce §5, workday §3). */
export function CustomerStatements({ parts, now }: StatementsProps) {
  const links = useLinks();
  const tFacts = useMessages(sharedFactsMessages);
  const tTabs = useMessages(customersDetailMessages);
  const locale = useMessagesLocale();
  const tStatements = useMessages(sharedStatementsMessages);
  const tStates = useMessages(sharedStatementStatesMessages);
  const calculations = useCalculations();
  const columns = useMemo(
    () => statementColumns({ t: tStatements, tStates, tFacts, locale, links, calculations }),
    [tStatements, tStates, tFacts, locale, links, calculations],
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
          label: tFacts('columnState'),
          labelOf: (state) => statementStateWords(state, tStates).label,
        },
      ]}
      sumsOf={({ part }) =>
        part && tStates(part === 'draft' ? 'statementDraft' : 'statementIssued')
      }
      empty={{
        icon: <StatementsIcon />,
        title: tStatements('statementsEmpty'),
        text: tStatements('statementsEmptyText', { date: firstStatementDay(now, locale) }),
      }}
      failedText={tStatements('statementsFailed')}
    />
  );
}
