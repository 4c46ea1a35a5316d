import { describe, expect, it } from 'vitest';
import { readStatement } from '../../src/api/calls/billing';
import { readSubscription } from '../../src/api/calls/subscriptions';
import { toApiError } from '../../src/api/errors';
import { statementAnswer } from '../../src/hooks/billing/useStatementDialog';
import { choiceOf } from '../../src/hooks/customers/customer-choice';
import { customerProblemsOf } from '../../src/hooks/customers/customer-problems';
import { withRevisionAnswer } from '../../src/hooks/subscriptions/revision-answer';
import { STATEMENT, SUBSCRIPTION } from '../api/commerce-answers';

const refusal = (status: number, body: unknown) =>
  toApiError({ kind: 'http', status, body: JSON.stringify(body) });

describe('a write to a subscription', () => {
  const subscription = readSubscription(SUBSCRIPTION);

  it('is saved', async () => {
    expect(await withRevisionAnswer(Promise.resolve(subscription))).toEqual({
      status: 'saved',
      subscription,
    });
  });

  it('that comes too late returns the newest state', async () => {
    const error = refusal(409, { subscription: { ...SUBSCRIPTION, revision: 9 } });
    expect(await withRevisionAnswer(Promise.reject(error))).toMatchObject({
      status: 'changed',
      subscription: { revision: 9 },
    });
  });

  it.each([
    ['a conflict without the newest state', refusal(409, {})],
    ['another refusal', refusal(422, { subscription: SUBSCRIPTION })],
    ['a fault of ours', new TypeError('x')],
  ])('fails with %s', async (_, error) => {
    await expect(withRevisionAnswer(Promise.reject(error))).rejects.toBe(error);
  });
});

describe('a write to a statement', () => {
  it('is done', async () => {
    const statement = readStatement(STATEMENT);
    expect(await statementAnswer(Promise.resolve(statement))).toEqual({
      isTooLate: false,
      statement,
    });
  });

  it('that comes too late returns the current statement, if the server does', async () => {
    const told = refusal(409, { statement: { ...STATEMENT, state: 'paid' } });
    expect(await statementAnswer(Promise.reject(told))).toMatchObject({
      isTooLate: true,
      statement: { state: 'paid' },
    });
    expect(await statementAnswer(Promise.reject(refusal(409, {})))).toEqual({
      isTooLate: true,
      statement: null,
    });
  });

  it.each([
    ['another refusal', refusal(422, { statement: STATEMENT })],
    ['a fault of ours', new TypeError('x')],
  ])('fails with %s', async (_, error) => {
    await expect(statementAnswer(Promise.reject(error))).rejects.toBe(error);
  });
});

describe('what the server says of the fields of a customer', () => {
  it('is beside the fields that the form has', () => {
    const error = refusal(422, {
      errors: [
        { field: 'name', code: 'taken', message: 'There is one of that name.' },
        { field: 'country', code: 'unknown' },
        { field: 'colour', code: 'ugly', message: 'Not blue.' },
      ],
    });
    expect(customerProblemsOf(error)).toEqual({ name: 'There is one of that name.' });
  });

  it('is nothing where it speaks of none of them', () => {
    const errors = [{ field: 'colour', code: 'ugly', message: 'Not blue.' }];
    expect(customerProblemsOf(refusal(422, { errors }))).toBeNull();
    expect(customerProblemsOf(refusal(422, {}))).toBeNull();
  });
});

describe('what was typed about a customer', () => {
  const fields = {
    name: ' Halvorsen AS ',
    country: 'NO',
    vatId: ' NO 1 ',
    level: '0',
    currency: 'EUR',
    priceListId: 'pr-1',
    creditLimit: '1250.50',
    contactName: ' Liv ',
    contactEmail: ' liv@halv.test ',
    contactPhone: ' 1 ',
  };

  it('is sent without spaces around it', () => {
    expect(choiceOf(fields)).toEqual({
      name: 'Halvorsen AS',
      country: 'NO',
      vatId: 'NO 1',
      priceListId: 'pr-1',
      creditLimit: 125_050,
      contact: { name: 'Liv', email: 'liv@halv.test', phone: '1' },
    });
  });

  it('is null where nothing was', () => {
    const nothing = { vatId: '  ', priceListId: '', creditLimit: '', contactPhone: '' };
    expect(choiceOf({ ...fields, ...nothing })).toMatchObject({
      vatId: null,
      priceListId: null,
      creditLimit: null,
      contact: { phone: null },
    });
  });
});
