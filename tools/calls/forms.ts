import { csrfToken } from '../../src/api/calls/auth';
import { METADATA, metadata } from '../../src/api/calls/notifications';
import { avatar, permission, permissions } from '../../src/api/calls/roles';
import * as users from '../../src/api/calls/users';
import {
  anyText,
  anything,
  either,
  type Field,
  loose,
  type PageField,
  type RecordField,
  record,
  secretText,
  some,
  someText,
  texts,
  whole,
  yesOrNo,
} from '../../src/api/wire/fields';
import {
  carried,
  fieldOf,
  hasAny,
  list,
  mapOf,
  maybe,
  object,
  oneOf,
  type Rule,
} from '../conformance/rules';
import { KINDS } from './kinds';

const spellings: readonly Field<unknown>[] = [
  some(permission),
  some(some(permission)),
  some(someText),
];
const [flat = someText, nestedTwice = someText, namesAlone = someText] = spellings;
const named = record<{ readonly name: string }>(() => ({ name: someText }));
const asIs = (value: unknown) => value;

/** What fields are like that are read in a way of their own. */
const LIKE = new Map<Field<unknown>, Field<unknown>>([
  // The three spellings of contract §1.
  [permissions, either(flat, either(nestedTwice, namesAlone, asIs), asIs)],
  [csrfToken, secretText],
  [users.userRoles, some(users.role)],
  [users.roleNames, loose(some(either<unknown, unknown>(named, someText, asIs)))],
  [users.allowedSettings, loose(texts(someText))],
  [users.whereTrue, loose(yesOrNo)],
  [users.whereSaid, loose(anyText)],
  [avatar, loose(anyText)],
  [metadata, loose(record<object>(METADATA))],
]);

type AnyField = Field<unknown>;
type AnyRecord = RecordField<unknown>;

const inner = (field: AnyField): AnyField => {
  const of = field.of ?? LIKE.get(field);
  if (!of) throw new Error('A field without a kind: give it one by `as`');
  return of;
};
const formOf = (field: AnyField) => field.form ?? ('fields' in field ? 'record' : undefined);
const isMaybe = (field: AnyField): boolean =>
  field.form === 'maybe' ||
  (formOf(field) === undefined && !KINDS.has(field) && isMaybe(inner(field)));

/** The fields that a server sends of a record. */
function sentBy(record: AnyRecord, lacks: readonly PropertyKey[] = []) {
  return Object.entries(record.fields()).filter(
    ([name, { form }]) => form !== 'derived' && !lacks.includes(name),
  );
}

const FACETS: object = {
  type: 'object',
  additionalProperties: {
    type: 'array',
    items: {
      type: 'object',
      required: ['value', 'count'],
      properties: {
        value: { type: 'string' },
        label: { type: 'string' },
        count: { type: 'integer', minimum: 0 },
      },
    },
  },
};
const SUMS: object = {
  type: 'array',
  items: {
    type: 'object',
    required: ['currency'],
    properties: { currency: { type: 'string' } },
    additionalProperties: { type: 'integer' },
  },
};

/** What is right for a value inside a record or a list. */
export function ruleOf(field: AnyField): Rule<unknown> {
  const known = KINDS.get(field);
  if (known) return known.rule;
  switch (formOf(field)) {
    case undefined:
      return ruleOf(inner(field));
    case 'maybe':
      return maybe(ruleOf(inner(field)));
    case 'list':
      return list(ruleOf(inner(field)));
    case 'map':
      return mapOf(ruleOf(inner(field)));
    case 'either':
      return oneOf([ruleOf(inner(field)), ruleOf((field as { or: AnyField } & AnyField).or)]);
    case 'data':
      return object({ data: ruleOf(inner(field)) });
    case 'record':
      return recordRule(field as AnyRecord);
    case 'page':
      return pageRule(field as PageField<unknown>);
    default:
      return KINDS.get(anything)?.rule as Rule<unknown>;
  }
}

function recordRule(record: AnyRecord, lacks: readonly PropertyKey[] = []): Rule<unknown> {
  const rules = sentBy(record, lacks).map(([name, each]) => [name, ruleOf(each)] as const);
  return object<Record<string, unknown>>(Object.fromEntries(rules));
}

const count = ruleOf(whole);
const facet = object({ value: ruleOf(anyText), label: maybe(ruleOf(anyText)), count });

/** @param totals Whether the totals have to be there (contract §2, wire §2) */
function pageRule({ of, lacks }: PageField<unknown>, totals = count): Rule<unknown> {
  return object({
    data: list(recordRule(of, lacks)),
    totalRecords: totals,
    totalPages: totals,
    facets: maybe(mapOf(list(facet))),
    sums: maybe(list(object({ currency: ruleOf(someText) }))),
  });
}

const isMap = (value: unknown, isEntry: (entry: unknown) => boolean) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isEntry);

/** What is known to be the answer itself, and not what carries it. */
function recognizes(field: AnyField): (value: unknown) => boolean {
  const record = field as AnyRecord;
  switch (formOf(field)) {
    case undefined:
      return KINDS.has(field) ? () => true : recognizes(inner(field));
    case 'record':
      return record.names.length === 0 ? () => true : hasAny(...record.names);
    case 'list':
      return Array.isArray;
    case 'page':
      return (value) => Array.isArray(fieldOf(value, 'data'));
    case 'map': {
      const of = inner(field) as AnyRecord;
      const isEntry =
        formOf(of) === 'record'
          ? hasAny(...sentBy(of).map(([name]) => name))
          : (value: unknown) => Array.isArray(value);
      return (value) => isMap(value, isEntry);
    }
    default:
      return () => true;
  }
}

/** What is right for a whole answer: `X` itself or `{data: X}` (contract §1, "Liberal reading"). */
export function answerRule(field: AnyField, { totals = 'required' } = {}): Rule<unknown> {
  const isLoose = field.form === 'page' && totals === 'optional';
  const rule = isLoose ? pageRule(field as PageField<unknown>, maybe(count)) : ruleOf(field);
  return carried(rule, recognizes(field));
}

/** Samples of texts that mean something, by the names of their fields. */
const NAMED: Readonly<Record<string, unknown>> = {
  ...{ currency: 'EUR', country: 'NO', term: 'P1Y', cycle: 'month', direction: 'receivable' },
  ...{ number: '2026-00042', severity: 'warning', requestUrl: 'https://partner.example/link' },
  ...{ type: 'create', kind: 'recurring', state: 'active', result: 'seatsDiffer', level: 0 },
  ...{ key: 'lists.users.density', action: 'order.placed', orderId: 'o-1', domain: 'halv.test' },
};

/** A good answer, made of what each field says of itself. */
export function sampleOf(field: AnyField, name = '', lacks: readonly PropertyKey[] = []): unknown {
  const known = KINDS.get(field);
  if (known) return NAMED[name] ?? known.sample;
  const of = (lacking?: readonly PropertyKey[]) => sampleOf(inner(field), name, lacking);
  switch (formOf(field)) {
    case 'list':
      return [of?.()];
    case 'map':
      return { Admin: of?.() };
    case 'data':
      return { data: of?.() };
    case 'record':
      return Object.fromEntries(
        sentBy(field as AnyRecord, lacks).map(([each, inside]) => [each, sampleOf(inside, each)]),
      );
    case 'page':
      return { data: [of?.((field as PageField<unknown>).lacks)], totalRecords: 1, totalPages: 1 };
    case 'file':
      return 'id,name\r\nc-1,Halvorsen AS\r\n';
    case 'message':
      return { message: 'Done' };
    default:
      return of?.();
  }
}

/** JSON Schema of a value. `refTo` names the records that have a schema of their own. */
export function schemaOf(field: AnyField, refTo: (record: AnyField) => object | undefined): object {
  const ref = refTo(field);
  return ref ?? ownSchema(field, refTo);
}

/** The schema itself, also of what has a name. */
export function ownSchema(
  field: AnyField,
  refTo: (record: AnyField) => object | undefined,
  lacks: readonly PropertyKey[] = [],
): object {
  const known = KINDS.get(field);
  if (known) return known.schema;
  const of = () => schemaOf(inner(field), refTo);
  switch (formOf(field)) {
    case 'maybe':
      return { anyOf: [of(), { type: 'null' }] };
    case 'list':
      return { type: 'array', items: of() };
    case 'map':
      return { type: 'object', additionalProperties: of() };
    case 'either':
      return { anyOf: [of(), schemaOf((field as { or: AnyField } & AnyField).or, refTo)] };
    case 'data':
      return { type: 'object', required: ['data'], properties: { data: of() } };
    case 'record': {
      const sent = sentBy(field as AnyRecord, lacks);
      return {
        type: 'object',
        required: sent.filter(([, each]) => !isMaybe(each)).map(([name]) => name),
        properties: Object.fromEntries(sent.map(([name, each]) => [name, schemaOf(each, refTo)])),
      };
    }
    case 'page': {
      const page = field as PageField<unknown>;
      const row = page.lacks.length > 0 ? ownSchema(page.of, refTo, page.lacks) : of();
      const total = { type: 'integer', minimum: 0 };
      return {
        type: 'object',
        required: ['data'],
        properties: {
          data: { type: 'array', items: row },
          ...{ totalRecords: total, totalPages: total, facets: FACETS, sums: SUMS },
        },
      };
    }
    case 'file':
      return { type: 'string' };
    case 'message':
      return { type: 'object', properties: { message: { type: 'string' } } };
    default:
      return of();
  }
}
