import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { allCalls, type CallName } from '../../src/api/calls/all-calls';
import { seedCatalogue } from '../../src/sandbox/seed/catalogue';
import { openApiDocument } from '../../tools/openapi/document';

interface Operation {
  readonly operationId: CallName;
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  readonly responses: Readonly<Record<string, { readonly 'x-codes'?: readonly string[] }>>;
  readonly security: readonly object[];
  readonly 'x-permissions': readonly (string | readonly string[])[];
  readonly 'x-sections': readonly string[];
}

interface Schema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly Schema[];
}

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const document = openApiDocument() as Document & Record<string, unknown>;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const find = (name: CallName): Operation => {
  const found = operations.find(({ operation }) => operation.operationId === name);
  if (!found) throw new Error(`No operation ${name}`);
  return found.operation;
};

describe('openapi.json', () => {
  it('is OpenAPI 3.1, and every reference leads somewhere', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    // The linter finds a mistake, so that the line above can fail.
    const broken = { ...structuredClone(document), paths: { '/x': { get: { responses: 3 } } } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
    const text = JSON.stringify(document);
    for (const [, ref = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = ref.split('/').reduce<unknown>((at, part) => Object(at)[part], document);
      expect(target, ref).toBeTypeOf('object');
    }
  });

  it('has every call once, with its method, its path and each place of it', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(names.toSorted()).toEqual(Object.keys(allCalls).toSorted());
    for (const { path, method, operation } of operations) {
      const { endpoint } = allCalls[operation.operationId];
      expect([method.toUpperCase(), path]).toEqual([endpoint.method, endpoint.path]);
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const params = operation.parameters.filter((each) => each.in === 'path');
      expect(params.map(({ name }) => name).toSorted(), path).toEqual(places.toSorted());
    }
  });

  it('describes what each call sends by the names that its example sends', () => {
    for (const { operation } of operations) {
      const [, request, body] = allCalls[operation.operationId].example;
      const asked = operation.parameters.filter((each) => each.in === 'query');
      const isOpen = asked.some(({ name }) => name === 'filters');
      for (const name of new URLSearchParams(request.split('?')[1]).keys()) {
        if (!isOpen)
          expect(
            asked.map((each) => each.name),
            request,
          ).toContain(name);
      }
      const whole = operation.requestBody?.content['application/json']?.schema;
      const fits = ({ properties = {} }: Schema) =>
        Object.keys(Object(body)).every((name) => name in properties);
      const schema = whole?.anyOf?.find(fits) ?? whole;
      if (body === undefined) continue;
      expect(schema, request).toBeDefined();
      if (Array.isArray(body)) continue;
      expect(Object.keys(schema?.properties ?? {}), request).toEqual(
        expect.arrayContaining(Object.keys(Object(body))),
      );
      expect(Object.keys(Object(body)), request).toEqual(
        expect.arrayContaining([...(schema?.required ?? [])]),
      );
    }
  });

  it('says for each call where the pages describe it, who may make it and how it is refused', () => {
    const permissions = seedCatalogue().flatMap((each) => each.permissions.map(({ name }) => name));
    for (const { operation } of operations) {
      const { operationId, summary, responses, security } = operation;
      expect(summary, operationId).toMatch(/^[A-Z0-9].{8}/);
      expect(operation['x-sections'], operationId).not.toEqual([]);
      for (const name of operation['x-permissions'].flat()) expect(permissions).toContain(name);
      const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
      for (const [, { 'x-codes': codes = [] }] of refusals) expect(codes).not.toEqual([]);
      expect('401' in responses || security.length === 0 || operationId === 'logout').toBe(true);
    }
    expect(find('approveOrder')['x-permissions']).toEqual(['Order.Approve']);
    expect(find('approveOrder').responses[409]?.['x-codes']).toEqual(['state_changed']);
    expect(find('approveOrder')['x-sections']).toEqual(['wire §3.4']);
    expect(find('login').security).toEqual([]);
  });
});
