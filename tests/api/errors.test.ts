import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError, isApiError, toApiError } from '../../src/api/errors';
import { fieldTexts } from '../../src/domain/failure';
import {
  BAD_BODY_NAMES,
  type BadBodyName,
  BAD_BODIES as SANDBOX_BODIES,
} from '../../src/sandbox/faults/bad-bodies';
import { BAD_BODIES } from './bad-bodies';

const refusal = (body: unknown) =>
  toApiError({
    kind: 'http',
    status: 400,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Bodies of the sandbox that do have a message worth showing. */
const SHOWN: Partial<Record<BadBodyName, string>> = {
  messageControls: 'Ends here txet desrever',
  nestedError: 'Nested too deep.',
  messageMarkup: '<img src=x onerror="globalThis.broken = true"><script>broken()</script>',
  messageStackTrace:
    'System.NullReferenceException: Object reference not set to an instance of an object. at Portal.Users.UserService.Find(String email) in C:\\build\\UserService.cs:line 118 at Portal.Users.UsersController.Get(String id) in C:\\build\\UsersController.cs:line 42',
  messageHuge: `${'x'.repeat(500)}…`,
  jsonAsHtml: 'In the wrong coat',
  jsonWithoutType: 'Without a coat',
  bomJson: 'After the mark',
};

const UNSHOWABLE = /\[object |\n/i;
const MARKUP = /<[a-z!/?]/i;

/** All that a screen may show. Only a `message` may hold markup: it is shown as text. */
function expectShowable(error: ApiError): void {
  const others = [error.details, ...error.fields.map((problem) => problem.text)];
  for (const text of others) {
    expect(text).not.toMatch(MARKUP);
    expect(text.length).toBeLessThanOrEqual(500);
  }
  for (const text of [error.serverMessage, ...others]) expect(text).not.toMatch(UNSHOWABLE);
  expect(error.serverMessage.length).toBeLessThanOrEqual(501);
}

describe('toApiError', () => {
  it.each([
    ['No such role', 'No such role'],
    ['  Zwei\r\nZeilen\t ', 'Zwei Zeilen'],
    ['At least one permission is required.', 'At least one permission is required.'],
    ['n < 5 and n > 3', 'n < 5 and n > 3'],
    ['名前が長すぎます', '名前が長すぎます'],
    ['<p>Not <b>here</b></p>', '<p>Not <b>here</b></p>'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['hello <script src=//evil.example', 'hello <script src=//evil.example'],
    ['{"code": 3}', '{"code": 3}'],
    ['TypeError: x\n    at run (/srv/app.js:10:3)', 'TypeError: x at run (/srv/app.js:10:3)'],
    ['…', '…'],
    ['👍', '👍'],
    ['half \uD83D', 'half'],
  ])('shows the message %j', (message, shown) => {
    expect(refusal({ message }).serverMessage).toBe(shown);
  });

  it('reads through a byte order mark', () => {
    expect(refusal('\uFEFF{"message": "Taken"}').serverMessage).toBe('Taken');
  });

  it('cuts a message after 500 characters, with an ellipsis and between characters', () => {
    expect(refusal({ message: 'x'.repeat(500) }).serverMessage).toBe('x'.repeat(500));
    expect(refusal({ message: 'x'.repeat(501) }).serverMessage).toBe(`${'x'.repeat(500)}…`);
    expect(refusal({ message: `${'x'.repeat(499)}😀😀` }).serverMessage).toBe(
      `${'x'.repeat(499)}…`,
    );
  });

  it('reads {error: {message}}', () => {
    expect(refusal({ error: { message: 'Locked' } }).serverMessage).toBe('Locked');
  });

  it('names the user of a 403 when the server does', () => {
    expect(refusal({ email: 'a@b.example' }).email).toBe('a@b.example');
    expect(refusal({ email: 3 }).email).toBe('');
  });

  it.each(Object.entries(BAD_BODIES))('leaves the fallback text to the screen: %s', (_, body) => {
    const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
    const error = refusal(text);
    expect(error.serverMessage).toBe('');
    expectShowable(error);
  });

  it.each(BAD_BODY_NAMES)('reads a body of the sandbox: %s', (name) => {
    const content = SANDBOX_BODIES[name].content();
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    const error = refusal(text);
    expect(error.serverMessage).toBe(SHOWN[name] ?? '');
    expectShowable(error);
  });

  it('keeps what other shapes say as details', () => {
    expect(refusal({ title: 'Bad Request', detail: 'No such role.' }).details).toBe(
      'No such role.',
    );
    expect(refusal({ title: 'Bad Request' }).details).toBe('Bad Request');
    expect(refusal('Try later').details).toBe('Try later');
    expect(refusal([{ reason: 'Too short.' }, { reason: 'No digit.' }]).details).toBe(
      'Too short. No digit.',
    );
  });

  it('says nothing of the request in its developer message', () => {
    const error = refusal({ message: 'secret' });
    expect(error.message).toBe('The call failed: http 400');
    expect(JSON.stringify(error)).not.toContain('https://');
  });

  it('never throws, shows markup only as a message, and objects or line breaks never', () => {
    const nasty = fc.constantFrom(
      '<b>x</b>',
      '[object Object]',
      'a\n  at b',
      '__proto__',
      '\uD800',
      'Plain words',
    );
    const value = fc.letrec((tie) => ({
      any: fc.oneof({ maxDepth: 4 }, fc.jsonValue(), nasty, fc.array(tie('any')), tie('keyed')),
      keyed: fc.dictionary(
        fc.constantFrom(
          'message',
          'error',
          'errors',
          'title',
          'detail',
          'reason',
          'field',
          'email',
          'data',
          '__proto__',
          'toString',
        ),
        tie('any'),
      ),
    })).any;
    fc.assert(
      fc.property(value, (body) => {
        const error = refusal(JSON.stringify(body) ?? '');
        expect(error).toBeInstanceOf(ApiError);
        expectShowable(error);
      }),
      { numRuns: Number(process.env.PLINTH_MODEL_RUNS ?? 500) },
    );
  });

  it('never throws on arbitrary text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (body) => {
        expectShowable(refusal(body));
      }),
      { numRuns: Number(process.env.PLINTH_MODEL_RUNS ?? 300) },
    );
  });
});

describe('an error without an answer', () => {
  it.each([
    ['made by the client', toApiError({ kind: 'network' })],
    ['made by somebody else', new ApiError({ kind: 'network' })],
  ])('has nothing to show: %s', (_, error) => {
    expect(error).toMatchObject({ status: null, serverMessage: '', details: '', fields: [] });
    expect(error).toMatchObject({ email: '', code: '', retryAfterMs: null });
    expect(error.body).toBeUndefined();
    expect(error.message).toBe('The call failed: network');
  });
});

describe('isApiError', () => {
  it('knows an error of another copy of the package', () => {
    const foreign = Object.assign(new Error('x'), { name: 'ApiError', kind: 'http' });
    expect(isApiError(foreign)).toBe(true);
    expect(isApiError(new Error('x'))).toBe(false);
    expect(isApiError({ name: 'ApiError', kind: 'http' })).toBe(false);
    expect(isApiError(null)).toBe(false);
  });
});

describe('fieldTexts', () => {
  it('gives sentences to fields of the same name and the rest to the summary', () => {
    const error = refusal({
      errors: { Email: ['Too short.', 'No @.'], '$.user.Password': ['Weak.'], Plan: ['Gone.'] },
    });
    expect(fieldTexts(error, ['email', 'password', 'name'])).toEqual({
      fields: { email: 'Too short. No @.', password: 'Weak.' },
      rest: 'Gone.',
    });
  });

  it('keeps the message of the server for the summary', () => {
    const error = refusal({ message: 'Not saved', errors: { email: 'Taken.' } });
    expect(fieldTexts(error, ['email'])).toEqual({
      fields: { email: 'Taken.' },
      rest: 'Not saved',
    });
  });

  it('leaves nothing over when every sentence found its field', () => {
    const error = refusal([{ field: 'email', reason: 'Taken.' }]);
    expect(fieldTexts(error, ['email'])).toEqual({ fields: { email: 'Taken.' }, rest: '' });
  });

  it('has the details when there are no fields', () => {
    expect(fieldTexts(refusal({ detail: 'No.' }), ['email'])).toEqual({ fields: {}, rest: 'No.' });
  });
});
