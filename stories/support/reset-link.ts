import { storySandbox } from './sandbox';

/** Has the sandbox mail a reset link, and answers where in the portal it leads. */
export async function mailedResetPath(email: string): Promise<string> {
  const query = new URLSearchParams({ email, host: 'console.test' });
  const call = `https://console.test/app/login/generate-password-reset-token?${query}`;
  await storySandbox.fetch(new Request(call));
  return lastMailedPath();
}

/** Where in the portal the link of the last mail leads. */
export function lastMailedPath(): string {
  const { pathname, search } = new URL(storySandbox.outbox.at(-1)?.link ?? 'https://console.test/');
  return `${pathname}${search}`;
}
