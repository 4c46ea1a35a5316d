import type { PageQuery } from '../../domain/paging';
import { searchOf } from '../../domain/text/invisible';
import type { ImpersonationSetting } from '../../domain/users/permission-access';
import type { ApiCall, CallOptions, IdInput } from '../call';
import type { ApiClient } from '../client';
import type { DeclaredEndpoint, HttpMethod } from '../endpoints';
import type { Field } from '../wire/fields';
import { messageText, readableText } from '../wire/problem';
import { field, unexpected, unwrap } from '../wire/readers';

/** What a call sends, and how its answer is read where that depends on it. */
export type Sent = Pick<ApiCall<unknown>, 'params' | 'query' | 'body'> &
  Partial<Pick<ApiCall<unknown>, 'read'>>;

/** A call as its room declares it. */
export interface Declared<Name extends string, T> {
  /** Where it goes, and by which name an override and a gate know it. */
  readonly endpoint: DeclaredEndpoint<Name>;
  /** How its answer is read. */
  readonly answer: Field<T>;
}

/** A call that takes nothing. */
export interface Call<Name extends string, T> extends Declared<Name, T> {
  (client: ApiClient, options?: CallOptions): Promise<T>;
}

/** A call with what it takes. */
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
    /** What is sent of what the call takes. */
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

/** What is sent by a call that names a record alone. */
export const byId = ({ id }: IdInput) => ({ params: { id } });

/** What must be so of the thing that a call is about, besides that it is seen. */
type Only =
  | 'issuer'
  | 'others'
  | 'owner'
  | 'actable'
  | 'unprotected'
  /** Who may read the audit log, which is what is handed out. */
  | 'auditor'
  /** Nobody protected, nor oneself, nor who acts. */
  | 'somebodyElse'
  /** The same, and nobody who may do more. */
  | 'resettable'
  /** Oneself, or nobody who may do more. */
  | 'within';

/** Who may make a call, how it is refused, and an example of it. For servers and documents. */
export interface CallFacts {
  /** Each of these permissions has to be held. A list in the list: one of them. @default nothing */
  readonly needs?: readonly (string | readonly string[])[];
  /** 1 for those who have customers. @default 0 */
  readonly level?: 1;
  /** What has to be allowed while acting as somebody else. @default it is not blocked */
  readonly setting?: ImpersonationSetting;
  /** For the users themselves: refused while acting as them. */
  readonly isForThemselves?: true;
  /**
   * What it is about: `company`, `person` and `priceList` have to be seen, `own` is refused for
   * anybody else.
   */
  readonly about?: 'company' | 'person' | 'priceList' | 'own';
  /** Takes neither level nor permission when it is about oneself, or one's own company. */
  readonly isOwnFree?: true;
  readonly only?: Only;
  /** Is about the session: answered as ever in the view of a role. */
  readonly isOfSession?: true;
  /** Takes no session. */
  readonly isOpen?: true;
  /** Codes of its own refusals by their status; '' for a refusal without a code. */
  readonly refuses?: Readonly<Record<number, readonly string[]>>;
  /** Is answered with 201 the first time, and with 200 when it is sent again. */
  readonly isCreating?: true;
  /** What a portal needs it for, where not every portal does: a server has all of a kind, or none. */
  readonly optional?: string;
  /** What it takes, the request as the pages write it, and its body. */
  readonly example: readonly [input: unknown, request: string, body?: unknown];
}

/** The message of a write: the server's sentence, or '' for the screen's own text. */
export interface WriteAnswer {
  /** The server's sentence; '' for none. */
  readonly message: string;
}

/**
 * Reads the answer of a write. The 2xx status is enough: any JSON, plain text or an empty body will
 * do. A page of HTML does not come from the API, and truncated JSON comes from a broken connection.
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
 * A page's query as calls send it (wire §2): several values of a filter with commas between them.
 * What is not asked for is left out.
 */
export function listParams({ pageNumber, pageSize, searchString, sort, filters }: PageQuery) {
  return {
    ...filterParams(filters),
    pageNumber: String(pageNumber),
    pageSize: String(pageSize),
    ...exportParams({ searchString, sort }),
  };
}

/** The filters that leave something out, each as one text. */
export function filterParams(filters: PageQuery['filters'] = {}): Record<string, string> {
  const used = Object.entries(filters).filter(([, values]) => values.length > 0);
  return Object.fromEntries(used.map(([name, values]) => [name, values.join(',')]));
}

/** What is sent by a call that asks for a page. */
export const byPage = (asked: PageQuery) => ({ query: listParams(asked) });

/** What a file holds: a list's query without its page. */
export type ExportQuery = Pick<PageQuery, 'searchString' | 'sort' | 'filters'>;

/** The query of a file as calls send it (wire §2). */
export function exportParams({ searchString = '', sort = '', filters }: ExportQuery) {
  return {
    ...filterParams(filters),
    searchString: searchOf(searchString) || undefined,
    sort: sort || undefined,
  };
}

/** What is sent by a call that asks for a file. */
export const byQuery = (asked: ExportQuery) => ({ query: exportParams(asked) });

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as a file (wire §2), with the byte order mark that a spreadsheet looks for and that reading
 * an answer takes away. Any file of RFC 4180 is one; a page of HTML or JSON is not.
 */
export const csvFile: Field<string> = Object.assign(
  (json: unknown, text: string): string => {
    const table = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    const isTable = /^[ \t]*[^\s<{[]/.test(table) && (json === undefined || /[\r\n]/.test(table));
    return isTable ? `${BYTE_ORDER_MARK}${table}` : unexpected('table');
  },
  { form: 'file' as const },
);
