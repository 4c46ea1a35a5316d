import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RecoveryCodeScreen } from '../../components/auth/RecoveryCodeScreen';
import { TrustDevice } from '../../components/auth/TrustDevice';
import { UseRecoveryCode } from '../../components/auth/UseRecoveryCode';
import type { Failure } from '../../domain/failure';
import { authRecoveryCodeMessages, authTwoFactorMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { twoFactor } from '../../screens/auth';
import { useConfig } from '../ConfigContext';
import { PageTitle } from '../PageTitle';
import { authPaths } from './paths';
import { useAuthFrame } from './useAuthFrame';

/** The second factor chosen on the page. */
interface ChosenWay {
  readonly isRecovery: boolean;
  /** The failure of the previous method; not shown for this one. */
  readonly refusal: Failure | null;
}

/** `/auth/2fa` with the methods that the settings enable (contract §4.28). */
export function TwoFactorWaysPage() {
  const t = useMessages(authTwoFactorMessages);
  const tRecovery = useMessages(authRecoveryCodeMessages);
  const { recoveryCodes, trustedDevices } = useConfig().signIn;
  const navigate = useNavigate();
  const [trustsDevice, setTrustsDevice] = useState(false);
  const [chosen, setChosen] = useState<ChosenWay | null>(null);
  const { status, form, ...screen } = twoFactor.useScreen({
    ...useAuthFrame(),
    signInHref: authPaths.login,
    onBack: () => void navigate(authPaths.login),
    trustsDevice,
  });
  const choose = (isRecovery: boolean) => setChosen({ isRecovery, refusal: form.failure });
  const failure = form.failure === chosen?.refusal ? null : form.failure;
  const trust = trustedDevices && (
    <TrustDevice isSelected={trustsDevice} onChange={setTrustsDevice} />
  );
  const isRecovery = chosen?.isRecovery === true && status === 'ready';
  const { Component } = twoFactor;
  // One page for both: with another one the heading would take the focus from the field.
  return (
    <PageTitle title={isRecovery ? tRecovery('recoveryCodeTitle') : t('twoFactorTitle')}>
      {isRecovery ? (
        <RecoveryCodeScreen {...screen} form={{ ...form, failure, onBack: () => choose(false) }}>
          {trust}
        </RecoveryCodeScreen>
      ) : (
        <Component
          {...screen}
          status={status}
          form={{ ...form, failure, autoFocus: chosen !== null }}
          footer={recoveryCodes && <UseRecoveryCode onPress={() => choose(true)} />}
        >
          {trust}
        </Component>
      )}
    </PageTitle>
  );
}
