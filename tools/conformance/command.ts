import { askSecret } from './ask-secret';
import {
  BUYER_CODE_VARIABLE,
  BUYER_PASSWORD_VARIABLE,
  CODE_VARIABLE,
  PASSWORD_VARIABLE,
  readOptions,
  USAGE,
  UsageError,
} from './options';
import { createRedactor, textReport } from './report';
import { runConformance } from './run-conformance';
import { UnreachableError } from './suite';

async function findPassword(variable: string, what: string): Promise<string> {
  const password = process.env[variable] || (await askSecret(what));
  if (password) return password;
  throw new UsageError(
    `There is no password: put it into the environment variable ${variable}, or run this ` +
      'in a terminal to be asked for it.',
  );
}

async function findCode(variable: string, what: string): Promise<string> {
  const code = process.env[variable] || (await askSecret(what));
  if (code) return code;
  throw new UsageError(
    `There is no ${what.toLowerCase()}: put it into the environment variable ${variable}, or run ` +
      'this in a terminal to be asked for it.',
  );
}

async function ask(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options.isHelp) {
    console.log(USAGE);
    return 0;
  }
  const { email, buyerEmail } = options;
  const redactor = createRedactor();
  const password = email === null ? '' : await findPassword(PASSWORD_VARIABLE, 'Password');
  const buyerPassword =
    buyerEmail === null ? '' : await findPassword(BUYER_PASSWORD_VARIABLE, 'Password of the buyer');
  redactor.add(password);
  redactor.add(buyerPassword);
  const buyer = buyerEmail === null ? null : { email: buyerEmail, password: buyerPassword };
  const ending = new AbortController();
  process.once('SIGINT', () => {
    console.error('\nEnding, and removing what was made. Once more ends at once.');
    ending.abort();
  });
  const report = await runConformance({
    ...options,
    signal: ending.signal,
    account: email === null ? null : { email, password },
    buyer,
    askCode: (asked) =>
      asked === buyer
        ? findCode(BUYER_CODE_VARIABLE, 'Code of the second factor of the buyer')
        : findCode(CODE_VARIABLE, 'Code of the second factor'),
    redactor,
  });
  console.log(options.isJson ? JSON.stringify(report, null, 2) : textReport(report));
  if (ending.signal.aborted) return 2;
  return report.wrong > 0 ? 1 : 0;
}

/**
 * Asks a partner's server every call of the contract and prints each field that is wrong
 * (docs/conformance.md). Resolves with the exit code.
 */
export async function runCommand(args: readonly string[]): Promise<number> {
  try {
    return await ask(args);
  } catch (error) {
    if (error instanceof UsageError) console.error(`\n${error.message}\n`);
    else if (error instanceof UnreachableError) {
      console.error(
        `\nThe server does not answer (${error.message}). Look whether --base-url is right and the ` +
          'server runs, and whether this machine trusts its certificate (NODE_EXTRA_CA_CERTS names ' +
          'more authorities).\n',
      );
    } else throw error;
    return 2;
  }
}
