import type { Sandbox } from '../src/sandbox/sandbox';
import { SCENARIOS } from '../src/sandbox/world/scenarios';

/** Lines of a table whose columns are as wide as their longest cell. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  );
}

/** The text printed once the server listens: its address, and the accounts that can sign in. */
export function welcome(url: string, sandbox: Sandbox): string {
  const accounts = sandbox.accounts.map(({ email, password, shows }) => [email, password, shows]);
  const hints = sandbox.accounts.flatMap(({ email, codeHint }) =>
    codeHint
      ? [`  One-time code of ${email}:`, `  ${codeHint.replace(' /app/', ` ${url}/app/`)}`]
      : [],
  );
  const { openingImpersonation, scenario } = sandbox;
  const first = openingImpersonation ? `${url}/impersonate/${openingImpersonation}` : url;
  return [
    '',
    '  Plinth is running. Open it in a browser:',
    '',
    `  ${first}`,
    '',
    `  Scenario ${scenario}: ${SCENARIOS[scenario].shows}.`,
    '  Everything is demo data in memory, gone when this ends. Accounts to sign in with:',
    '',
    ...table([['E-mail', 'Password', 'Shows'], ...accounts]).map((line) => `  ${line}`),
    ...(hints.length > 0 ? ['', ...hints] : []),
    '',
    '  Press Ctrl+C to end.',
    '',
  ].join('\n');
}
