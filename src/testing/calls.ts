import { allEndpoints, type EndpointName } from '../api/calls/all-calls';
import type { HttpMethod } from '../api/endpoints';
import type { FaultMatch } from '../sandbox/faults/rules';

interface KnownCall {
  readonly name: EndpointName;
  readonly method: HttpMethod;
  readonly path: RegExp;
}

const PLACE = /\{\w+\}/;

/** Path patterns, most specific first, so that `/users/me` does not match `/users/{email}`. */
const CALLS: readonly KnownCall[] = allEndpoints
  .map(({ name, method, path }) => ({ name, method, template: path.split('?')[0] ?? '' }))
  .sort((a, b) => a.template.split(PLACE).length - b.template.split(PLACE).length)
  .map(({ name, method, template }) => ({
    name,
    method,
    path: new RegExp(
      `^${template
        .split(PLACE)
        .map((part) => part.replace(/[\\^$.|?+*()[\]]/g, '\\$&'))
        .join('[^/]+')}$`,
    ),
  }));

/** The name of a call, as in `endpoints` and docs/embedding.md; null for an unknown one. */
export function callName(method: string, path: string): EndpointName | null {
  return CALLS.find((call) => call.method === method && call.path.test(path))?.name ?? null;
}

/** How the sandbox matches a call. */
export function matchOf(name: EndpointName): FaultMatch {
  const at = CALLS.findIndex((call) => call.name === name);
  const call = CALLS[at];
  if (!call) throw new RangeError(`There is no call ${JSON.stringify(name)}.`);
  const others = CALLS.slice(0, at).filter(({ method }) => method === call.method);
  const besides = others.map(({ path }) => `(?!${path.source.slice(1)})`).join('');
  return { method: call.method, path: new RegExp(`^${besides}${call.path.source.slice(1)}`) };
}
