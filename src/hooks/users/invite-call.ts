import { assignRole } from '../../api/calls/roles';
import { inviteUser } from '../../api/calls/users';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { BulkSent } from '../../domain/bulk-run';
import { type Failures, watched } from '../console/failures';

/** What {@link inviteCall} takes. */
export interface InviteCallParts {
  readonly client: ApiClient;
  readonly failures: Failures;
  /** Already invited users, who are not invited again. */
  readonly invited: Set<string>;
  /** The company that they are invited to; undefined for one's own. */
  readonly customerId: () => string | undefined;
  /** The role to assign afterwards; null for none. */
  readonly role: () => string | null;
}

/** Invites one of several, and assigns their role: two calls that every server supports. */
export function inviteCall(parts: InviteCallParts): (email: string) => Promise<BulkSent> {
  const { client, invited } = parts;
  return async (email) => {
    try {
      await watched(parts, async () => {
        if (!invited.has(email))
          await inviteUser(client, { email, customerId: parts.customerId() });
        invited.add(email);
        const role = parts.role();
        if (role !== null) await assignRole(client, { role, emails: [email] });
      });
      return { status: 'done' };
    } catch (error) {
      if (!isApiError(error)) throw error;
      return { status: 'failed', failure: failureOf(error), retry: 'send' };
    }
  };
}
