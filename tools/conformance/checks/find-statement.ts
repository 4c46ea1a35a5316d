import { listStatements } from '../../../src/api/calls/billing';
import type { Statement, StatementState } from '../../../src/domain/billing/statement';
import type { SignedIn, Suite } from '../suite';

/** Statements in one of some states that our own company has issued, the least to be paid first. */
export async function findStatements(
  { own }: Suite,
  { user }: SignedIn,
  states: readonly StatementState[],
): Promise<readonly Statement[]> {
  const filters = { state: states, direction: ['receivable'] };
  const answer = await own.call((client) =>
    listStatements(client, { pageNumber: 1, pageSize: 50, filters }),
  );
  return (answer.value?.data ?? [])
    .filter(({ issuerId, creditOf }) => issuerId === user?.customerId && creditOf === null)
    .sort((one, other) => one.balance - other.balance);
}
