import { useMemo, useState } from 'react';
import type { ProfileScreenProps } from '../../components/users/ProfileScreen';
import type { ProfileDetails } from '../../domain/forms/profile';
import type { User } from '../../domain/users/user';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useRefreshUser } from '../../hooks/auth/useRefreshUser';
import { useChangePassword } from '../../hooks/users/useChangePassword';
import { useUpdateUser } from '../../hooks/users/useUpdateUser';
import { profileMessages } from '../../messages/en/auth-profile';
import { usersProfileMessages } from '../../messages/en/users-profile';
import { useMessages } from '../../messages/messages';
import { useUnsavedChanges } from '../unsaved/unsaved-context';

const NOTHING: ProfileDetails = { firstname: '', lastname: '', displayName: '', phoneNumber: '' };

const detailsOf = ({ firstname, lastname, username, phone }: User): ProfileDetails => ({
  firstname,
  lastname,
  displayName: username,
  phoneNumber: phone,
});

/** The two forms of the account settings, guarded as long as one of them is not saved. */
export function useProfileForms(
  user: User | null,
  isOwn: boolean,
): {
  readonly details: ProfileScreenProps['details'];
  readonly password: Omit<ProfileScreenProps['password'], 'access'>;
} {
  const t = useMessages(usersProfileMessages);
  const tProfile = useMessages(profileMessages);
  const alerts = useAlerts();
  const refreshUser = useRefreshUser();
  const update = useUpdateUser();
  const change = useChangePassword();
  const [unsaved, setUnsaved] = useState({ details: false, password: false });
  const [saved, setSaved] = useState<{ over: User; details: ProfileDetails } | null>(null);
  const [changes, setChanges] = useState(0);
  useUnsavedChanges(unsaved.details || unsaved.password);

  // Until the server is read again, what was saved just now counts.
  const values = useMemo(() => {
    if (!user) return NOTHING;
    return saved?.over === user ? saved.details : detailsOf(user);
  }, [user, saved]);

  async function save(details: ProfileDetails): Promise<void> {
    if (!user) return;
    const { status } = await update.run({ email: user.email, changes: details });
    if (status !== 'done') return;
    setSaved({ over: user, details });
    setUnsaved((current) => ({ ...current, details: false }));
    alerts.show({ type: 'success', title: tProfile('profileSaved'), text: '' });
    if (isOwn) void refreshUser();
  }

  return {
    details: {
      values,
      isPending: update.isPending,
      errorText: update.failure ? update.failure.serverMessage || t('detailsFailed') : '',
      onSubmit: (details) => void save(details),
      onUnsavedChange: (details) => setUnsaved((current) => ({ ...current, details })),
    },
    password: {
      changes,
      isPending: change.isPending,
      errorText: change.failure ? change.failure.serverMessage || t('passwordFailed') : '',
      onSubmit: async ({ oldPassword, newPassword }) => {
        if (!user) return;
        const { status } = await change.run({ email: user.email, oldPassword, newPassword });
        if (status !== 'done') return;
        setChanges((count) => count + 1);
        setUnsaved((current) => ({ ...current, password: false }));
        alerts.show({ type: 'success', title: t('passwordChanged'), text: '' });
      },
      onUnsavedChange: (password) => setUnsaved((current) => ({ ...current, password })),
    },
  };
}
