import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RecoveryCodeScreen } from '../../components/auth/RecoveryCodeScreen';
import { TrustDevice } from '../../components/auth/TrustDevice';
import { TwoFactorScreen } from '../../components/auth/TwoFactorScreen';
import { UseRecoveryCode } from '../../components/auth/UseRecoveryCode';
import { useTwoFactorScreen } from '../../hooks/auth/useTwoFactorScreen';
import { authRecoveryCodeMessages, authTwoFactorMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { useConfig } from '../ConfigContext';
import { PageTitle } from '../PageTitle';
import { authPaths } from './paths';
import { useAuthFrame } from './useAuthFrame';

/** `/auth/2fa` with the ways that the settings turn on (contract §4.28). */
export function TwoFactorWaysPage() {
  const t = useMessages(authTwoFactorMessages);
  const tRecovery = useMessages(authRecoveryCodeMessages);
  const { recoveryCodes, trustedDevices } = useConfig().signIn;
  const navigate = useNavigate();
  const [trustsDevice, setTrustsDevice] = useState(false);
  const [usesRecovery, setUsesRecovery] = useState(false);
  const { status, ...screen } = useTwoFactorScreen({
    ...useAuthFrame(),
    signInHref: authPaths.login,
    onBack: () => void navigate(authPaths.login),
    trustsDevice,
  });
  const trust = trustedDevices && (
    <TrustDevice isSelected={trustsDevice} onChange={setTrustsDevice} />
  );
  return usesRecovery && status === 'ready' ? (
    <PageTitle title={tRecovery('recoveryCodeTitle')}>
      <RecoveryCodeScreen {...screen} onBack={() => setUsesRecovery(false)}>
        {trust}
      </RecoveryCodeScreen>
    </PageTitle>
  ) : (
    <PageTitle title={t('twoFactorTitle')}>
      <TwoFactorScreen
        {...screen}
        status={status}
        footer={recoveryCodes && <UseRecoveryCode onPress={() => setUsesRecovery(true)} />}
      >
        {trust}
      </TwoFactorScreen>
    </PageTitle>
  );
}
