import type { CspViolation } from './csp-reports';
import type { PortalServer } from './portal-server';
import { StartError } from './start-error';

/** Tells the terminal what the policy kept from happening in a page. */
export function printCspViolation({ directive, blocked, page, leftOut }: CspViolation): void {
  const others = leftOut === 0 ? '' : ` (${leftOut} others before it are not shown)`;
  console.warn(
    `Content-Security-Policy: ${directive} refused ${blocked || 'inline'} on ${page}${others}`,
  );
}

/**
 * Runs a server until Ctrl+C or `SIGTERM`. What the user can do something about is one paragraph
 * and exit code 1.
 */
export async function runServer(start: () => Promise<PortalServer | null>): Promise<void> {
  try {
    const server = await start();
    if (!server) return;
    const end = () => {
      // A second Ctrl+C finds no listener and ends us at once.
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
      server.close().then(() => process.exit(0));
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
