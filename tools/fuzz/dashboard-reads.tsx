import { listStatements } from '../../src/api/calls/billing';
import { getDashboardSummary, listAttention, listSpend } from '../../src/api/calls/dashboard';
import { listSubscriptions } from '../../src/api/calls/subscriptions';
import { getCurrentUser } from '../../src/api/calls/users';
import { DashboardScreen } from '../../src/components/dashboard/DashboardScreen';
import type { DashboardScreenProps } from '../../src/contracts/dashboard';
import type { Statement } from '../../src/domain/billing/statement';
import type {
  AttentionItem,
  DashboardSummary,
  MonthlySpend,
} from '../../src/domain/dashboard/summary';
import type { Page } from '../../src/domain/paging';
import { mapReading } from '../../src/domain/reading';
import type { Subscription } from '../../src/domain/subscriptions/subscription';
import type { User } from '../../src/domain/users/user';
import {
  ATTENTION,
  SPEND,
  STATEMENT,
  SUBSCRIPTION,
  SUMMARY,
} from '../../tests/api/commerce-answers';
import { FUZZ_NOW, type FuzzedRead, fuzzed, page, reading, shown } from './fuzzed-read';

/** The first page with one part, and nothing else on it. */
function home(part: Partial<DashboardScreenProps>) {
  return (
    <DashboardScreen
      user={{ email: 'maren@fjord.example', firstname: 'Maren', lastname: '', username: '' }}
      level={1}
      now={FUZZ_NOW}
      areas={[]}
      summary={null}
      attention={null}
      spend={null}
      renewals={null}
      statement={null}
      firstSteps={[]}
      hasMarketplace={false}
      clientView={null}
      {...part}
    />
  );
}

/** Every read of the first page. */
export const DASHBOARD_READS = (person: unknown): readonly FuzzedRead[] => [
  fuzzed<User>({
    name: 'getCurrentUser',
    call: (client) => getCurrentUser(client),
    answer: person,
    show: shown((user) => home({ user })),
  }),
  fuzzed<DashboardSummary>({
    name: 'getDashboardSummary',
    call: (client) => getDashboardSummary(client),
    answer: SUMMARY,
    show: (read) => home({ summary: reading(read) }),
  }),
  fuzzed<readonly AttentionItem[]>({
    name: 'listAttention',
    call: (client) => listAttention(client),
    answer: ATTENTION,
    show: (read) => home({ attention: reading(read) }),
  }),
  fuzzed<readonly MonthlySpend[]>({
    name: 'listSpend',
    call: (client) => listSpend(client),
    answer: SPEND,
    show: (read) => home({ spend: reading(read) }),
  }),
  fuzzed<Page<Subscription>>({
    name: 'listSubscriptions ahead',
    call: (client) => listSubscriptions(client, page),
    answer: { data: [SUBSCRIPTION], totalRecords: 1, totalPages: 1 },
    show: (read) => home({ renewals: mapReading(reading(read), ({ data }) => data) }),
  }),
  fuzzed<Page<Statement>>({
    name: 'listStatements latest',
    call: (client) => listStatements(client, page),
    answer: { data: [STATEMENT], totalRecords: 1, totalPages: 1 },
    show: (read) => {
      const rows = reading(read);
      const isNone = rows.status === 'ready' && rows.data.data.length === 0;
      const statement = mapReading(rows, ({ data }) => data[0] as Statement);
      return home({
        level: 0,
        statement: isNone ? { status: 'empty', isStale: false } : statement,
      });
    },
  }),
];
