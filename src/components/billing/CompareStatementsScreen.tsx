import { type ReactNode, useMemo } from 'react';
import type { CompareStatementsScreenProps } from '../../contracts/billing';
import {
  billingCompareMessages,
  billingListMessages,
  billingStatementMessages,
} from '../../messages/generated/en/billing';
import { uiDataMessages } from '../../messages/generated/en/ui';

import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { SECTION_HEADING } from '../ui/control-css';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { CompareIcon } from '../ui/icons';
import { LinksProvider, useLinks } from '../ui/LinksProvider';
import { Screen } from '../ui/Screen';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ComparedMonths } from './ComparedMonths';
import { StatementsList } from './StatementsScreen';
import { StatementsTabs } from './StatementsTabs';

const Compare = styled('div')(
  layered(
    () => `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-5);
  & h2 { ${SECTION_HEADING} }
  & p { margin: 0; }
  `,
  ),
);

/**
 * Compares two statements of a customer: a waterfall of the parts that add up to the difference,
 * and the details of each part (commerce §6).
 *
 * @example
 * <CompareStatementsScreen {...useCompareStatementsScreen()} />
 */
export function CompareStatementsScreen(props: CompareStatementsScreenProps) {
  const { access, isChoosing } = props;
  const t = useMessages(billingCompareMessages);
  const tList = useMessages(billingListMessages);
  return (
    <Screen
      data-slot="compare-screen"
      access={access}
      area={tList('listTitle')}
      title={t('compareTitle')}
      text={t('compareIntro')}
    >
      <StatementsTabs tab="compare">
        <Compare data-slot="compare">
          {isChoosing ? <Choice {...props} /> : <Compared {...props} />}
        </Compare>
      </StatementsTabs>
    </Screen>
  );
}

/** Lists the statements to choose from. */
function Choice({ choices, customerType, now }: CompareStatementsScreenProps) {
  const links = useLinks();
  // Rows select a statement; they do not open it.
  const choosing = useMemo(() => ({ ...links, statement: links.compareStatement }), [links]);
  const t = useMessages(billingCompareMessages);
  return (
    <>
      <h2>{t('chooseTitle')}</h2>
      <LinksProvider links={choosing}>
        <StatementsList list={choices} {...{ customerType, now }} />
      </LinksProvider>
    </>
  );
}

function Compared(props: CompareStatementsScreenProps): ReactNode {
  const { compared } = props;
  const t = useMessages(billingStatementMessages);
  const tData = useMessages(uiDataMessages);
  switch (compared.status) {
    case 'loading':
      return (
        <>
          <VisuallyHidden role="status">{tData('loading')}</VisuallyHidden>
          <Skeleton shape="block" height={64} />
          <Skeleton shape="block" height={280} />
        </>
      );
    case 'failed':
      return (
        <FailedState
          failure={compared.failure}
          fallback={t('statementFailed')}
          isRetrying={compared.isRefreshing}
        />
      );
    case 'empty':
      return <EmptyState icon={<CompareIcon />} title={t('missing')} text={t('missingText')} />;
    case 'ready':
      return <ComparedMonths {...props} compared={compared.data} />;
  }
}
