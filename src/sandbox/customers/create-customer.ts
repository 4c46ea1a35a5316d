import { firstPriceList } from '../../domain/customers/new-customer';
import { customerSubject, recordRecord } from '../activity/record';
import { toCustomer } from '../commerce/records';
import { type FieldError, refuseInvalid } from '../commerce/refusals';
import { refuseInactive } from '../commerce/standing';
import { requireViewer, type Viewer } from '../commerce/viewer';
import type { CompanyRecord } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import { json } from '../http/answers';
import type { CallContext } from '../http/context';
import { type Fields, readFields, textOf } from '../http/input';
import { Problem } from '../http/problem';
import type { World } from '../world/world';
import { customerErrors, isCurrency, readCustomerInput } from './customer-input';
import { applied, listErrors } from './update-customer';

const CREATE = { permissions: ['Customer.Create'], minimumCustomerType: 1 };

/** Maximum length of a key created by a client (commerce §2.1). */
const KEY_MAX = 64;

/** The fields that only a new customer has. */
function readNew(fields: Fields, viewer: Viewer) {
  const [key, currency] = [textOf(fields, 'key'), textOf(fields, 'currency')];
  const { level } = fields;
  if (level === 1 && viewer.level < 2) {
    const extra = { code: 'forbidden', minimumCustomerType: 2 };
    throw new Problem(403, 'Resellers are made by the provider.', extra);
  }
  const errors: FieldError[] = [];
  if (key === '') errors.push({ field: 'key', code: 'required', message: 'The key is required.' });
  if (key.length > KEY_MAX) {
    const message = `The key has at most ${KEY_MAX} characters.`;
    errors.push({ field: 'key', code: 'too_long', message });
  }
  if (level !== 0 && level !== 1) {
    errors.push({ field: 'level', code: 'unknown_value', message: 'There is no such level.' });
  }
  if (currency === '') {
    errors.push({ field: 'currency', code: 'required', message: 'The currency is required.' });
  } else if (!isCurrency(currency)) {
    const message = 'There is no such currency.';
    errors.push({ field: 'currency', code: 'unknown_value', message });
  }
  return { key, currency, level: level === 1 ? 1 : 0, errors };
}

/** The default price list: not every user who creates customers may see prices. */
function usualList({ priceLists }: CommerceTables, ownerId: string, currency: string) {
  const own = [...priceLists.values()].filter((list) => list.ownerId === ownerId);
  const usual = firstPriceList(own, currency) ?? own.find((list) => list.currency === currency);
  return usual?.id ?? null;
}

/** `POST /app/customers` (wire §4). */
export async function createCustomer(c: CallContext, world: World): Promise<Response> {
  const viewer = requireViewer(c, world, CREATE);
  const { companies, customerKeys, nextId } = viewer.tables;
  const fields = await readFields(c);
  const { key, currency, level, errors } = readNew(fields, viewer);
  const input = readCustomerInput({
    ...{ name: '', country: '', contact: {} },
    priceListId: usualList(viewer.tables, viewer.companyId, currency),
    ...fields,
  });
  const parentId = viewer.companyId;
  const listProblems = listErrors(viewer, input.priceListId, { parentId, currency });
  // Keys are separate for each creator.
  const ownKey = JSON.stringify([parentId, key]);
  const existing = companies.get(customerKeys.get(ownKey) ?? '');
  if (existing) return json(toCustomer(existing, viewer));
  refuseInactive(viewer.tables, parentId);
  refuseInvalid([...errors, ...customerErrors(input), ...listProblems]);
  const bare: CompanyRecord = {
    id: nextId('customer'),
    name: '',
    level,
    parentId,
    state: 'active',
    country: '',
    currency,
    taxBps: 0,
    vatId: null,
    priceListId: null,
    creditLimit: null,
    agreementAcceptedAt: null,
    contact: { name: '', email: '', phone: null },
    revision: 1,
  };
  const made = applied(input, bare, world.clock.now());
  companies.set(made.id, made);
  customerKeys.set(ownKey, made.id);
  recordRecord(world, viewer, 'customer.created', customerSubject(made));
  return json(toCustomer(made, viewer), 201);
}
