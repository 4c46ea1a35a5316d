import type { ImpersonationSession } from '../../domain/impersonation/impersonation';
import { as, email, type Field, instant, record, secretText, type WireOf } from '../wire/fields';
import { text, unexpected } from '../wire/readers';
import { type CallFacts, post, remove, written } from './call';

/** Identifies an active impersonation. */
export interface ImpersonationInput {
  /** Id of the impersonation. */
  readonly sessionId: string;
}

/** The user to impersonate, and the reason. */
export interface StartImpersonationInput {
  /** E-mail of the user to impersonate. */
  readonly email: string;
  /**
   * For the server's records; '' is not sent, so that the call matches the contract. @default ''
   */
  readonly reason?: string | undefined;
}

const IMPERSONATION = () => ({
  sessionId: as(secretText, (value) => text(value) || unexpected('session')),
  email: as(email, text),
  expires: instant,
});

/** An impersonation on the wire (contract §3). */
export type WireImpersonation = WireOf<typeof IMPERSONATION>;

export const readImpersonation: Field<ImpersonationSession> = record(IMPERSONATION, 'sessionId');

/** Starts an impersonation (contract §3). The client itself stays the administrator's. */
export const startImpersonation = post(
  'startImpersonation',
  '/app/impersonation',
  readImpersonation,
  ({ email, reason = '' }: StartImpersonationInput) => ({
    body: { email, ...(reason !== '' && { reason }) },
  }),
);

/** The new end on the wire. */
export type WireImpersonationExtension = Pick<WireImpersonation, 'expires'>;

/** The new end of an impersonation. */
interface Extension {
  /** The new end; null if the server does not say. */
  readonly expires: Date | null;
}

export const readImpersonationExtension = record<Extension>(
  () => ({ expires: instant }),
  'expires',
);

const bySession = ({ sessionId }: ImpersonationInput) => ({ params: { sessionId } });

/**
 * Extends an impersonation (contract §3). `expires` is null if the server's time cannot be parsed.
 */
export const extendImpersonation = post(
  'extendImpersonation',
  '/app/impersonation/{sessionId}/extend',
  readImpersonationExtension,
  bySession,
);

/** Ends an impersonation; the administrator's own session continues (contract §3). */
export const endImpersonation = remove(
  'endImpersonation',
  '/app/impersonation/{sessionId}',
  written,
  bySession,
);

/** The {@link CallFacts} of each call. @internal */
export const facts = () =>
  ({
    startImpersonation: {
      needs: ['User.Impersonate'],
      isForThemselves: true,
      about: 'person',
      only: 'actable',
      refuses: { 400: [''], 403: ['', 'beyond_own_rights'], 429: ['too_many'] },
      example: [
        { email: 'zoë+1@example.com' },
        'POST /app/impersonation',
        { email: 'zoë+1@example.com' },
      ],
    },
    extendImpersonation: {
      isForThemselves: true,
      refuses: { 404: [''] },
      example: [{ sessionId: 's1' }, 'POST /app/impersonation/s1/extend'],
    },
    endImpersonation: {
      refuses: { 404: [''] },
      example: [{ sessionId: 's1' }, 'DELETE /app/impersonation/s1'],
    },
  }) as const satisfies Readonly<Record<string, CallFacts>>;
