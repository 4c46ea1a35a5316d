import { TwoFactorDisableDialog } from '../../components/users/TwoFactorDisableDialog';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useRefreshUser } from '../../hooks/auth/useRefreshUser';
import { useDisableTwoFactor } from '../../hooks/users/useDisableTwoFactor';
import { usersProfileMessages } from '../../messages/en/users-profile';
import { usersTwoFactorMessages } from '../../messages/en/users-two-factor';
import { useMessages } from '../../messages/messages';
import { TwoFactorSetupHost } from './TwoFactorSetupHost';

/** The dialogs of one's own second factor. */
export function SecondFactorHost({
  email,
  open,
  onClose,
}: {
  email: string;
  /** Which of them is open. */
  open: 'setUp' | 'turnOff' | null;
  onClose: () => void;
}) {
  const t = useMessages(usersTwoFactorMessages);
  const say = useMessages(usersProfileMessages);
  const alerts = useAlerts();
  const refreshUser = useRefreshUser();
  const off = useDisableTwoFactor();

  function finish(title: string): void {
    onClose();
    alerts.show({ type: 'success', title, text: '' });
    void refreshUser();
  }

  return (
    <>
      {open === 'setUp' && (
        <TwoFactorSetupHost
          email={email}
          onDone={() => finish(say('secondFactorTurnedOn'))}
          onClose={onClose}
        />
      )}
      <TwoFactorDisableDialog
        isOpen={open === 'turnOff'}
        email={email}
        isPending={off.isPending}
        errorText={off.failure ? off.failure.serverMessage || t('disableFailed') : ''}
        onConfirm={async () => {
          const { status } = await off.run({ email });
          if (status === 'done') finish(say('secondFactorTurnedOff'));
        }}
        onClose={() => {
          off.reset();
          onClose();
        }}
      />
    </>
  );
}
