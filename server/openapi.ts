import { Hono } from 'hono';
import { addressOf, type ServerEnv } from './http';
import { apiHeaders } from './security-headers';

const PATH = '/app/sandbox/openapi.json';

/** Every call that the sandbox answers, as OpenAPI. It is made of the sources when first asked for. */
export function createOpenApi(): Hono<ServerEnv> {
  const openApi = new Hono<ServerEnv>();
  let document: Promise<string> | undefined;
  openApi.get(PATH, async (c) => {
    document ??= import('../tools/openapi/document').then(({ openApiDocument }) =>
      JSON.stringify(openApiDocument()),
    );
    return c.body(await document, 200, {
      ...apiHeaders(addressOf(c)),
      'Content-Type': 'application/json; charset=utf-8',
    });
  });
  return openApi;
}
