import { isApiError } from '@plinth/console/api';
import { createQueryClient, rolesQuery } from '@plinth/console/hooks';
import { Badge, Link } from '@plinth/console/kit';
import { defineMessages, rolesMessages } from '@plinth/console/messages';
import { de } from '@plinth/console/messages/de';
import { defaultTokens, slots } from '@plinth/console/theme';
import { serverClient } from '../../server-client';

const own = defineMessages('about', { title: 'What needs no browser' });

/** How many roles there are; null where that is not told to whoever asks. */
async function countRoles() {
  const query = rolesQuery(await serverClient());
  try {
    return (await createQueryClient().fetchQuery(query)).length;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return null;
  }
}

/** A server component alone: sentences, tokens, slots, calls, and pieces that take no functions. */
export default async function Page() {
  return (
    <main style={{ padding: defaultTokens['space-4'] }}>
      <h1>{own.messages.title}</h1>
      <p lang={de.locale}>
        {rolesMessages.messages.title}: {de.messages.roles.title}
      </p>
      <p>
        Roles: <Badge>{(await countRoles()) ?? 'not for you'}</Badge>
      </p>
      <p>{Object.keys(slots).length} parts can be styled.</p>
      <Link href="/sign-in">Sign in</Link>
    </main>
  );
}
