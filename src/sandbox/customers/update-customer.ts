import { customerSubject, recordRecord } from '../activity/record';
import { toCustomer } from '../commerce/records';
import { conflict, type FieldError, refuseInvalid } from '../commerce/refusals';
import { standingOf } from '../commerce/standing';
import { found, requireViewer, type Viewer } from '../commerce/viewer';
import type { CompanyRecord } from '../db/commerce-records';
import { taxOf } from '../db/taxes';
import { json } from '../http/answers';
import type { CallContext } from '../http/context';
import { pathPart, readFields, revisionOf } from '../http/input';
import { Problem } from '../http/problem';
import type { World } from '../world/world';
import {
  type CustomerInput,
  customerErrors,
  isCurrency,
  readCustomerInput,
} from './customer-input';

/** Required to edit a customer. */
export const EDIT = { permissions: ['Customer.Edit'], minimumCustomerType: 1 };

/** A price list must belong to the seller and have the customer's currency (wire §4). */
export function listErrors(
  { tables }: Viewer,
  priceListId: string | null | undefined,
  { parentId, currency }: Pick<CompanyRecord, 'parentId' | 'currency'>,
): readonly FieldError[] {
  if (!priceListId) return [];
  const list = found(tables.priceLists.get(priceListId), ({ ownerId }) => ownerId === parentId);
  // An invalid currency has its own error.
  if (list.currency === currency || !isCurrency(currency)) return [];
  const message = `This price list is in ${list.currency}.`;
  return [{ field: 'priceListId', code: 'currency_mixed', message }];
}

/** Applies the input to a company. */
export function applied(
  { acceptAgreement, ...choice }: Partial<CustomerInput>,
  before: CompanyRecord,
  now: number,
): CompanyRecord {
  const isAccepted = acceptAgreement === true && before.agreementAcceptedAt === null;
  return {
    ...before,
    ...choice,
    ...(choice.country !== undefined && { taxBps: taxOf(choice.country) }),
    ...(isAccepted && { agreementAcceptedAt: new Date(now) }),
  };
}

/** The company of a call, if the viewer may see it. */
export function seenCompany(c: CallContext, viewer: Viewer): CompanyRecord {
  const id = pathPart(c, 'id');
  return found(viewer.tables.companies.get(id), () => viewer.sees(id));
}

/**
 * Refuses a write based on another revision.
 *
 * @throws Problem 409 with the newest state
 */
export function requireRevision(record: CompanyRecord, revision: number, viewer: Viewer): void {
  if (record.revision === revision) return;
  const message = 'Somebody else has changed this customer meanwhile.';
  throw conflict('customer_changed', message, { customer: toCustomer(record, viewer) });
}

/**
 * Refuses an action that the customer's state does not allow.
 *
 * @throws Problem 409 with the newest state
 */
export function stateChanged(record: CompanyRecord, viewer: Viewer): Problem {
  const message = `This is not possible while the customer is ${record.state}.`;
  return conflict('state_changed', message, { customer: toCustomer(record, viewer) });
}

/** Fields that a company can change itself (wire §4); the others are up to its seller. */
const OWN_FIELDS: readonly string[] = ['vatId', 'contact'];

/** `PATCH /app/customers/{id}` (wire §4). */
export async function updateCustomer(c: CallContext, world: World): Promise<Response> {
  const viewer = requireViewer(c, world, EDIT);
  const fields = await readFields(c);
  const [revision, input] = [revisionOf(fields), readCustomerInput(fields)];
  const before = seenCompany(c, viewer);
  const isOwn = before.id === viewer.companyId;
  if (isOwn && !Object.keys(input).every((field) => OWN_FIELDS.includes(field))) {
    const message = 'This is decided by those who sell to you.';
    throw new Problem(403, message, { code: 'forbidden' });
  }
  const listProblems = listErrors(viewer, input.priceListId, before);
  requireRevision(before, revision, viewer);
  if (standingOf(viewer.tables, before.id) === 'closed') throw stateChanged(before, viewer);
  refuseInvalid([...customerErrors(input), ...listProblems]);
  const after = { ...applied(input, before, world.clock.now()), revision: revision + 1 };
  viewer.tables.companies.set(after.id, after);
  recordRecord(world, viewer, 'customer.changed', customerSubject(after));
  return json(toCustomer(after, viewer));
}
