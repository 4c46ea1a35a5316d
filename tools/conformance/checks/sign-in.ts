import { login } from '../../../src/api/calls/auth';
import { isTwoFactorRequired } from '../../../src/domain/auth/session';
import type { CallAnswer, Connection } from '../connection';
import { fieldOf } from '../rules';
import { shapeOf } from '../shapes';
import type { Account, Check, Suite } from '../suite';

/** A text of an answer, with or without `data` around it; '' for none. */
export function textIn(body: unknown, name: string): string {
  const value = fieldOf(body, name) ?? fieldOf(fieldOf(body, 'data'), name);
  return typeof value === 'string' ? value : '';
}

/**
 * Signs an account in, with the code of its second factor where it has one.
 *
 * @param whose - who it is, at the end of a check's title
 * @param look - what else is looked at in the answer
 * @returns the answer, or null when nobody is signed in
 */
export async function signIn(
  suite: Suite,
  connection: Connection,
  account: Account,
  {
    whose = '',
    look,
  }: { whose?: string; look?: (check: Check, answer: CallAnswer<unknown>) => void },
): Promise<CallAnswer<unknown> | null> {
  const { email, password } = account;
  const ask = (tfaCode?: string): Promise<CallAnswer<unknown>> =>
    connection.call((client) =>
      login(client, { email, password, ...(tfaCode === undefined ? {} : { tfaCode }) }),
    );

  let answer = await ask();
  let code: string | null = null;
  const asksForCode = answer.status === 400 && /two.?factor/i.test(textIn(answer.json, 'message'));
  if (asksForCode) {
    const asked = answer;
    await suite.check(
      'login',
      `asks for the second factor${whose && ` of ${whose}`}`,
      async (check) => {
        const message = textIn(asked.json, 'message');
        check.expect(
          isTwoFactorRequired(asked.status, message),
          'message',
          'Two Factor Auth is required',
          message,
          '§4 Login',
        );
      },
    );
    code = await suite.options.askCode(account);
    if (code !== null) answer = await ask(code);
  }

  let isIn = false;
  await suite.check('login', `signs in${whose && ` ${whose}`}`, async (check) => {
    if (asksForCode && code === null) check.skip('no code of the second factor was given');
    isIn = answer.status >= 200 && answer.status < 300;
    if (check.good(answer, shapeOf('login'), 'contract §2')) look?.(check, answer);
  });
  return isIn ? answer : null;
}
