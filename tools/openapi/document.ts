import { readFileSync } from 'node:fs';
import { allCalls, type KnownCall } from '../../src/api/calls/all-calls';
import * as billing from '../../src/api/calls/billing';
import * as cart from '../../src/api/calls/cart';
import * as customers from '../../src/api/calls/customers';
import * as orders from '../../src/api/calls/orders';
import * as products from '../../src/api/calls/products';
import * as subscriptions from '../../src/api/calls/subscriptions';
import * as users from '../../src/api/calls/users';
import type { Field } from '../../src/api/wire/fields';
import { ownSchema, sampleOf, schemaOf } from '../calls/forms';
import { projectRoot } from '../scripts/project.mjs';
import { refusalsOf } from './refusals';
import { type CallSource, callSources } from './sources';

/** Records that several calls answer with, by the names of their schemas. */
const NAMED = new Map<Field<unknown>, string>([
  [users.readUser, 'User'],
  [cart.readCart, 'Cart'],
  [cart.readQuote, 'Quote'],
  [orders.readOrder, 'Order'],
  [products.readProduct, 'Product'],
  [products.readPriceList, 'PriceList'],
  [customers.readCustomer, 'Customer'],
  [customers.readTenant, 'Tenant'],
  [subscriptions.readSubscription, 'Subscription'],
  [billing.readStatement, 'Statement'],
]);

const refTo = (field: Field<unknown>) => {
  const name = NAMED.get(field);
  return name === undefined ? undefined : { $ref: `#/components/schemas/${name}` };
};

const text = { type: 'string' };
const WHOLE = ['pageNumber', 'pageSize', 'quantity', 'revision'];
const OPEN_FILTERS = {
  name: 'filters',
  in: 'query',
  style: 'form',
  explode: true,
  description: 'Filters by their names; several values with commas between them (wire §2).',
  schema: { type: 'object', additionalProperties: text },
};

const LIST_HELP: Readonly<Record<string, string>> = {
  pageNumber: 'From 1.',
  pageSize: '1 to 100.',
  searchString: 'Part of any searched field.',
  sort: 'A field, with `-` before it for descending.',
};

function parametersOf({ answer, endpoint }: KnownCall, { params, query }: CallSource): object[] {
  const at = (where: string) => (value: CallSource['query'][number]) => ({
    name: value.name,
    in: where,
    // A server has a first page and a size of its own (wire §2).
    required: where === 'path' || !(value.isOptional || value.name in LIST_HELP),
    ...((value.description || LIST_HELP[value.name]) && {
      description: value.description || LIST_HELP[value.name],
    }),
    schema: where === 'query' && WHOLE.includes(value.name) ? { type: 'integer' } : text,
  });
  const isList = answer.form === 'page' || answer.form === 'file';
  const hasFilters = isList && query.some(({ name }) => name === 'sort');
  return [
    ...params.filter(({ name }) => endpoint.path.includes(`{${name}}`)).map(at('path')),
    ...query.map(at('query')),
    ...(hasFilters ? [OPEN_FILTERS] : []),
  ];
}

/** `Order.Read`, or one of several: what has to be held, in words. */
function permissionText({ needs = [], level, isOpen, isOwnFree }: KnownCall): string {
  if (isOpen) return 'Takes no session.';
  const names = needs.map((need) =>
    typeof need === 'string'
      ? `\`${need}\``
      : `one of ${need.map((name) => `\`${name}\``).join(', ')}`,
  );
  const takes = names.length > 0 ? `Takes ${names.join(' and ')}` : 'Takes a session';
  const who = level === 1 ? ', of those who have customers' : '';
  return `${takes}${who}${isOwnFree ? '; not for what is one’s own' : ''}.`;
}

const REFUSAL = { $ref: '#/components/schemas/Refusal' };

function responsesOf(call: KnownCall): object {
  const { answer, isCreating } = call;
  const type = answer.form === 'file' ? 'text/csv' : 'application/json';
  const schema = schemaOf(answer, refTo);
  const example = NAMED.has(answer) ? {} : { example: sampleOf(answer) };
  const good = (description: string) => ({
    description,
    content: { [type]: { schema, ...example } },
  });
  const refusals = [...refusalsOf(call)].map(([status, codes]) => {
    const named = codes.filter((code) => code !== '').map((code) => `\`${code}\``);
    const description = named.length > 0 ? `Refused: ${named.join(', ')}.` : 'Refused.';
    return [
      status,
      { description, 'x-codes': codes, content: { 'application/json': { schema: REFUSAL } } },
    ];
  });
  return {
    200: good(isCreating ? 'The same again.' : 'Done.'),
    ...(isCreating && { 201: good('Made.') }),
    ...Object.fromEntries(refusals),
  };
}

/** `(wire §3.4)` and its like in the sentences above a call. */
const SECTION = /\((?:specification|contract|wire|workday|commerce) §[^)]*\)/g;

function operationOf(call: KnownCall, source: CallSource): object {
  const { endpoint, room, needs = [], level, setting, optional, example } = call;
  const { comment, body } = source;
  const sections = (comment.match(SECTION) ?? []).map((each) => each.slice(1, -1));
  const [summary = ''] = comment.replace(SECTION, '').split(/(?<=\.)\s|;\s/);
  const isWrite = endpoint.method !== 'GET';
  return {
    operationId: endpoint.name,
    tags: [room],
    summary: summary.replace(/\s+([.;,])/g, '$1').trim(),
    description: [comment, permissionText(call), optional && `Optional: ${optional}.`]
      .filter(Boolean)
      .join('\n\n'),
    'x-permissions': needs,
    ...(level && { 'x-level': level }),
    ...(setting && { 'x-while-impersonating': setting }),
    'x-sections': sections,
    parameters: parametersOf(call, source),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: body, example: example[2] } },
      },
    }),
    security: call.isOpen ? [] : isWrite ? [{ session: [], csrf: [] }] : [{ session: [] }],
    responses: responsesOf(call),
  };
}

/** Everything that a server answers, as OpenAPI 3.1. */
export function openApiDocument(): object {
  const { version, description, license } = JSON.parse(
    readFileSync(`${projectRoot}/package.json`, 'utf8'),
  );
  const calls = Object.values(allCalls);
  const rooms = [...new Set(calls.map(({ room }) => room))];
  const sources = callSources(rooms);
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const { name, method, path } = call.endpoint;
    const source = sources.get(name);
    if (!source) throw new Error(`The source of ${name} is not found`);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(call, source) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The server of a Plinth console',
      version,
      description: `${description}. What the pages say of each call: docs/contract.md and docs/commerce-wire.md.`,
      license: { name: license, identifier: license },
    },
    servers: [{ url: '/', description: 'The origin of the portal, or `apiBaseUrl`' }],
    tags: rooms.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-Csrf-Token' },
      },
      schemas: {
        ...Object.fromEntries(
          [...NAMED].map(([field, name]) => [
            name,
            { ...ownSchema(field, refTo), examples: [sampleOf(field)] },
          ]),
        ),
        Refusal: {
          type: 'object',
          required: ['message'],
          properties: {
            message: { ...text, description: 'A sentence for readers.' },
            code: { ...text, description: 'Why, for programs.' },
          },
        },
      },
    },
  };
}
