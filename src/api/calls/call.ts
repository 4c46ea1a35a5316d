import type { ImpersonationSetting } from '../../domain/impersonation/restrictions';
import type { PageQuery } from '../../domain/paging';
import { searchOf } from '../../domain/text/invisible';
import type { ApiCall, CallOptions, IdInput } from '../call';
import type { ApiClient } from '../client';
import type { DeclaredEndpoint, HttpMethod } from '../endpoints';
import type { Field } from '../wire/fields';
import { messageText, readableText } from '../wire/problem';
import { field, unexpected, unwrap } from '../wire/readers';

/** The request of a call, and the decoder if it depends on the input. */
export type Sent = Pick<ApiCall<unknown>, 'params' | 'query' | 'body'> &
  Partial<Pick<ApiCall<unknown>, 'read'>>;

/** A call as declared by its room. */
export interface Declared<Name extends string, T> {
  /** Its endpoint; the name identifies it for overrides and gates. */
  readonly endpoint: DeclaredEndpoint<Name>;
  /** Decoder of the response. */
  readonly answer: Field<T>;
}

/** A call without input. */
export interface Call<Name extends string, T> extends Declared<Name, T> {
  (client: ApiClient, options?: CallOptions): Promise<T>;
}

/** A call with an input. */
export interface CallWith<Name extends string, Input, T> extends Declared<Name, T> {
  (client: ApiClient, input: Input, options?: CallOptions): Promise<T>;
}

type Traits = Pick<DeclaredEndpoint, 'hasEffects' | 'needsSession'>;

interface Declare {
  <Name extends string, T>(
    name: Name,
    path: string,
    answer: Field<T>,
    sends?: undefined,
    traits?: Traits,
  ): Call<Name, T>;
  <Name extends string, T, Input>(
    name: Name,
    path: string,
    answer: Field<T>,
    /** The request for an input. */
    sends: (input: Input) => Sent,
    traits?: Traits,
  ): CallWith<Name, Input, T>;
}

function declare(method: HttpMethod): Declare {
  return (
    name: string,
    path: string,
    answer: Field<unknown>,
    sends?: (input: never) => Sent,
    traits?: Traits,
  ) => {
    const endpoint = { name, method, path, ...traits };
    const call = (client: ApiClient, ...taken: readonly unknown[]) =>
      client.send(
        { endpoint, read: answer, ...sends?.(taken[0] as never) },
        taken[sends ? 1 : 0] as CallOptions,
      );
    return Object.assign(call, { endpoint, answer }) as never;
  };
}

export const get = declare('GET');
export const post = declare('POST');
export const put = declare('PUT');
export const patch = declare('PATCH');
export const remove = declare('DELETE');

/** The request of a call that takes only an id. */
export const byId = ({ id }: IdInput) => ({ params: { id } });

/** Requirements on the record of a call, besides that it is visible. */
type Only =
  | 'issuer'
  | 'others'
  | 'owner'
  | 'actable'
  | 'unprotected'
  /** May read the audit log, which is what the call returns. */
  | 'auditor'
  /** Not a protected account, the caller, or their impersonator. */
  | 'somebodyElse'
  /** Additionally not a user with permissions beyond the caller's. */
  | 'resettable'
  /** The caller, or a user without permissions beyond theirs. */
  | 'within';

/** Required permissions, refusals and an example of a call. For servers and documentation. */
export interface CallFacts {
  /** All of these permissions are required; for a nested list, one of them. @default none */
  readonly needs?: readonly (string | readonly string[])[];
  /** 1: only for users with customers. @default 0 */
  readonly level?: 1;
  /** Setting that must be allowed while impersonating. @default not blocked */
  readonly setting?: ImpersonationSetting;
  /** Only for the users themselves: refused while impersonating. */
  readonly isForThemselves?: true;
  /**
   * The record of the call: `company`, `person` and `priceList` must be visible, `own` is refused
   * for anything but the caller's own.
   */
  readonly about?: 'company' | 'person' | 'priceList' | 'own';
  /** Needs neither level nor permission for the caller or the caller's own company. */
  readonly isOwnFree?: true;
  readonly only?: Only;
  /** About the session: unaffected by "view as role". */
  readonly isOfSession?: true;
  /** Needs no session. */
  readonly isOpen?: true;
  /** Codes of its own refusals by status; '' for a refusal without a code. */
  readonly refuses?: Readonly<Record<number, readonly string[]>>;
  /** Answers 201 the first time, and 200 when it is sent again. */
  readonly isCreating?: true;
  /**
   * The feature it belongs to, if that is optional: a server implements all calls of a feature or
   * none.
   */
  readonly optional?: string;
  /** Input, request line as in the specification, and body. */
  readonly example: readonly [input: unknown, request: string, body?: unknown];
}

/** The response of a write: the server's message, or '' for the screen's own text. */
export interface WriteAnswer {
  /** The server's message; '' if none. */
  readonly message: string;
}

/**
 * Decodes the response of a write. The 2xx status is enough: JSON, plain text and an empty body are
 * all accepted. An HTML page does not come from the API, and truncated JSON is a broken connection.
 */
export const written: Field<WriteAnswer> = Object.assign(
  (json: unknown, text: string): WriteAnswer => {
    if (json === undefined && /^\s*["<[{]/.test(text)) unexpected('answer of a write');
    const body = json === undefined ? text : unwrap(json);
    return {
      message: messageText(field(json, 'message') ?? field(body, 'message')) || readableText(body),
    };
  },
  { form: 'message' as const },
);

/**
 * Query parameters of a page (wire §2): several values of a filter are separated by commas,
 * defaults are omitted.
 */
export function listParams({ pageNumber, pageSize, searchString, sort, filters }: PageQuery) {
  return {
    ...filterParams(filters),
    pageNumber: String(pageNumber),
    pageSize: String(pageSize),
    ...exportParams({ searchString, sort }),
  };
}

/** The active filters, each as one text. */
export function filterParams(filters: PageQuery['filters'] = {}): Record<string, string> {
  const used = Object.entries(filters).filter(([, values]) => values.length > 0);
  return Object.fromEntries(used.map(([name, values]) => [name, values.join(',')]));
}

/** The request of a call that takes a page query. */
export const byPage = (query: PageQuery) => ({ query: listParams(query) });

/** Query of an export: a list's query without its page. */
export type ExportQuery = Pick<PageQuery, 'searchString' | 'sort' | 'filters'>;

/** Query parameters of an export (wire §2). */
export function exportParams({ searchString = '', sort = '', filters }: ExportQuery) {
  return {
    ...filterParams(filters),
    searchString: searchOf(searchString) || undefined,
    sort: sort || undefined,
  };
}

/** The request of an export. */
export const byQuery = (query: ExportQuery) => ({ query: exportParams(query) });

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A CSV file (wire §2), with the byte order mark that spreadsheets need and that decoding a
 * response removes. Accepts any RFC 4180 file; not an HTML page or JSON.
 */
export const csvFile: Field<string> = Object.assign(
  (json: unknown, text: string): string => {
    const table = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    const isTable = /^[ \t]*[^\s<{[]/.test(table) && (json === undefined || /[\r\n]/.test(table));
    return isTable ? `${BYTE_ORDER_MARK}${table}` : unexpected('table');
  },
  { form: 'file' as const },
);
