import { describe, expect, it } from 'vitest';
import { failureText, fieldTexts, namesPermission } from '../../src/domain/failure';

const problem = (field: string, text: string) => ({ field, text });

describe('the sentences of a failure', () => {
  it('stand at their fields, whatever the case of the name; the rest in the summary', () => {
    const fields = [
      problem('EMAIL', 'Taken.'),
      problem('email', 'Too long.'),
      problem('other', 'Odd.'),
    ];
    expect(fieldTexts({ fields }, ['email', 'phone'])).toEqual({
      fields: { email: 'Taken.' },
      rest: 'Too long. Odd.',
    });
    expect(fieldTexts({ fields: fields.slice(0, 1), details: 'More' }, ['email'])).toEqual({
      fields: { email: 'Taken.' },
      rest: '',
    });
  });

  it('give way in the summary to the server’s own', () => {
    const failure = { serverMessage: 'No.', details: 'More', fields: [problem('other', 'Odd.')] };
    expect(fieldTexts(failure, ['email'])).toEqual({ fields: {}, rest: 'No.' });
    expect(fieldTexts({ details: 'More' }, ['email'])).toEqual({ fields: {}, rest: 'More' });
    expect(fieldTexts({}, ['email'])).toEqual({ fields: {}, rest: '' });
  });

  it('are the screen’s where the server says nothing', () => {
    expect(failureText({ kind: 'server', serverMessage: 'No.' }, 'It failed.')).toBe('No.');
    expect(failureText({ kind: 'server' }, 'It failed.')).toBe('It failed.');
    expect(failureText(null, 'It failed.')).toBe('');
  });
});

it.each([
  ['You do not have the permission Order.Read.', true],
  ['Order.Read is missing', true],
  ['« Order.Read » fehlt', true],
  ['You do not have the permission Order.ReadWrite.', false],
  ['You may not do this.', false],
  ['', false],
])('knows whether a sentence names a permission: %s', (sentence, isNamed) => {
  expect(namesPermission(sentence, 'Order.Read')).toBe(isNamed);
});
