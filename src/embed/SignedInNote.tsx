import { Button } from '../components/ui/Button';
import { StateFrame } from '../components/ui/EmptyState';
import { useLogout } from '../hooks/auth/useLogout';
import { errorsEmbedMessages } from '../messages/generated/en/errors';
import { shellMessages } from '../messages/generated/en/shell';
import { useMessages } from '../messages/messages';

/** Stands where the sign-in was: who is signed in, and how to leave. */
export function SignedInNote({ email }: { email: string }) {
  const t = useMessages(errorsEmbedMessages);
  const tShell = useMessages(shellMessages);
  const logout = useLogout();
  return (
    <StateFrame data-slot="empty-state" role="status">
      <h2>{t('embedSignedIn')}</h2>
      <p>{email}</p>
      <Button onPress={() => void logout.run()}>{tShell('signOut')}</Button>
    </StateFrame>
  );
}
