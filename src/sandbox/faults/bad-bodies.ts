/** A body as sent by a broken server, proxy or framework. */
export interface BadBody {
  /** What is wrong with it, in a few words. */
  readonly what: string;
  /** Content type; '' for none. */
  readonly contentType: string;
  /** Creates the body on demand: two of them are 1 MB. */
  content(): string | Uint8Array<ArrayBuffer>;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM_TYPE = 'application/problem+json';
const HTML_TYPE = 'text/html; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';
/** Length of the two huge bodies, in characters. */
const HUGE_LENGTH = 1_048_576;

function body(what: string, contentType: string, content: BadBody['content']): BadBody {
  return { what, contentType, content };
}

function json(what: string, value: unknown): BadBody {
  return body(what, JSON_TYPE, () => JSON.stringify(value));
}

function text(what: string, contentType: string, value: string): BadBody {
  return body(what, contentType, () => value);
}

const STACK_TRACE = [
  'System.NullReferenceException: Object reference not set to an instance of an object.',
  '   at Portal.Users.UserService.Find(String email) in C:\\build\\UserService.cs:line 118',
  '   at Portal.Users.UsersController.Get(String id) in C:\\build\\UsersController.cs:line 42',
].join('\n');

const GATEWAY_PAGE =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n</body>\r\n</html>';

const LOGIN_PAGE =
  '<!doctype html><html lang="en"><title>Sign in to the network</title><form action="/proxy-login"><input name="user"></form></html>';

/**
 * All bad bodies of the test catalogue, by name. A client must handle each of them, with any
 * status, without throwing, and show a readable message (contract §1, "Errors").
 */
export const BAD_BODIES = {
  emptyObject: json('no message at all', {}),
  messageNull: json('message is null', { message: null }),
  messageNumber: json('message is a number', { message: 500 }),
  messageBoolean: json('message is a boolean', { message: true }),
  messageArray: json('message is an array', { message: ['First text', 'Second text'] }),
  messageObject: json('message is an object', { message: { text: 'Inside', code: 7 } }),
  messageEmpty: json('message is empty', { message: '' }),
  messageBlank: json('message is blank', { message: ' \n\t ' }),
  messageObjectText: json('message is a careless String(object)', { message: '[object Object]' }),
  messageMarkup: json('message is markup', {
    message: '<img src=x onerror="globalThis.broken = true"><script>broken()</script>',
  }),
  messageStackTrace: json('message is a stack trace', { message: STACK_TRACE }),
  messageHuge: body('message of 1 MB', JSON_TYPE, () =>
    JSON.stringify({ message: 'x'.repeat(HUGE_LENGTH) }),
  ),
  messageControls: json('message holds control and bidi characters', {
    message: 'Ends\u0000 here\u0007 \u202etxet desrever\u202c',
  }),
  aspNetErrors: json('ASP.NET map of fields', {
    title: 'One or more validation errors occurred.',
    status: 400,
    errors: { Email: ['The Email field is required.'], FirstName: ['Too short.', 'Odd.'] },
  }),
  aspNetErrorsEmpty: json('ASP.NET map without a field', { errors: {} }),
  aspNetErrorsOdd: json('ASP.NET map of wrong types', {
    errors: { Email: null, Name: 3, Phone: [{}], Password: 'Not a list' },
  }),
  problemJson: text(
    'problem details',
    PROBLEM_TYPE,
    JSON.stringify({
      type: 'https://example.com/problems/out-of-order',
      title: 'The service is out of order.',
      status: 500,
      detail: 'The database answers too late.',
      instance: '/app/users/me',
    }),
  ),
  problemJsonTypeOnly: text('problem details without text', PROBLEM_TYPE, '{"type":"about:blank"}'),
  nestedError: json('error.message', { error: { message: 'Nested too deep.' } }),
  errorText: json('error is a text', { error: 'invalid_request' }),
  springError: json('error of a Java framework', {
    timestamp: '2026-03-02T09:00:00.000+00:00',
    status: 500,
    error: 'Internal Server Error',
    path: '/app/users/me',
  }),
  reasons: json('array of reasons', [{ reason: 'Too short' }, { reason: 'No digit' }]),
  textArray: json('array of texts', ['First text', 'Second text']),
  emptyArray: json('empty array', []),
  jsonText: json('a bare JSON text', 'Something is not right'),
  jsonNumber: json('a bare number', 42),
  jsonBoolean: json('a bare boolean', false),
  jsonNull: json('a bare null', null),
  empty: text('empty, said to be JSON', JSON_TYPE, ''),
  blank: text('only white space', JSON_TYPE, ' \r\n '),
  plainText: text('plain text', TEXT_TYPE, 'upstream connect error or disconnect/reset'),
  stackTrace: text('a stack trace as text', TEXT_TYPE, STACK_TRACE),
  hugeText: body('1 MB of text', TEXT_TYPE, () =>
    'Lorem ipsum '.repeat(87_382).slice(0, HUGE_LENGTH),
  ),
  htmlGateway: text('page of a gateway', HTML_TYPE, GATEWAY_PAGE),
  htmlLogin: text('login page of a proxy', HTML_TYPE, LOGIN_PAGE),
  htmlAsJson: text('a page that says it is JSON', JSON_TYPE, GATEWAY_PAGE),
  jsonAsHtml: text('JSON that says it is a page', HTML_TYPE, '{"message":"In the wrong coat"}'),
  jsonWithoutType: text('JSON without a content type', '', '{"message":"Without a coat"}'),
  truncatedJson: text('JSON that ends too early', JSON_TYPE, '{"message":"The connection was'),
  trailingJson: text('two answers in one', JSON_TYPE, '{"message":"One"}{"message":"Two"}'),
  bomJson: text('JSON after a byte order mark', JSON_TYPE, '\ufeff{"message":"After the mark"}'),
  invalidUtf8: body(
    'bytes that are not UTF-8',
    JSON_TYPE,
    () =>
      // {"message":"…"} with an overlong form, a lone continuation byte and half a character.
      new Uint8Array([
        0x7b, 0x22, 0x6d, 0x65, 0x73, 0x73, 0x61, 0x67, 0x65, 0x22, 0x3a, 0x22, 0xc0, 0xaf, 0x80,
        0xe2, 0x82, 0x22, 0x7d,
      ]),
  ),
  deepNesting: body('10,000 levels deep', JSON_TYPE, () => '['.repeat(1e4) + ']'.repeat(1e4)),
  prototypeKeys: text(
    'keys of a prototype',
    JSON_TYPE,
    '{"__proto__":{"message":"polluted"},"constructor":{"prototype":{"message":"polluted"}}}',
  ),
} satisfies Record<string, BadBody>;

/** The name of a bad body. */
export type BadBodyName = keyof typeof BAD_BODIES;

/** The names of all bad bodies. */
export const BAD_BODY_NAMES = Object.keys(BAD_BODIES) as readonly BadBodyName[];
