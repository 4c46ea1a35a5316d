import { useRef } from 'react';
import { failureText } from '../../domain/failure';
import type { DevicesContent } from '../../domain/users/device';
import { usersDevicesMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AlertDialog } from '../ui/AlertDialog';
import { Button } from '../ui/Button';
import { FormError } from '../ui/FormError';
import { useKeptFocus } from '../ui/useKeptFocus';
import { DeviceRow } from './DeviceRow';
import { ProfileSection } from './ProfileSection';
import { SignInReading } from './SignInReading';
import { SIGN_IN_LIST } from './sign-in-list-css';

/** Props of {@link DevicesSection}; `useDevices` returns them. */
export interface DevicesSectionProps extends DevicesContent {}

const Root = /* @__PURE__ */ styled('div')(/* @__PURE__ */ layered(SIGN_IN_LIST));

/**
 * The section of the account settings with the devices in which the user is signed in, and those that
 * they trust (contract §4.28). Put it into `ProfileScreen` as a child.
 *
 * @example
 * <DevicesSection {...useDevices()} />
 */
export function DevicesSection(props: DevicesSectionProps) {
  const { devices, forgetFailure, signOut } = props;
  const t = useMessages(usersDevicesMessages);
  const rows = devices.status === 'ready' ? devices.data : [];
  const list = useRef<HTMLUListElement>(null);
  const focus = useKeptFocus({
    rows: list,
    count: rows.length,
    keyAt: (index) => rows[index]?.id ?? '',
  });
  const isElsewhere = rows.some(({ isCurrent, isSignedIn }) => isSignedIn && !isCurrent);
  const device = signOut?.device ?? null;
  const name = device?.name || t('deviceUnknown');
  return (
    <ProfileSection title={t('devicesTitle')} text={t('devicesText')}>
      <Root data-slot="devices" aria-busy={devices.status === 'loading'}>
        <SignInReading
          reading={devices}
          loading={t('devicesLoading')}
          failed={t('devicesFailed')}
        />
        {rows.length > 0 && (
          <ul
            ref={list}
            aria-label={t('devicesList')}
            onFocus={focus.onFocus}
            onBlur={focus.onBlur}
          >
            {rows.map((row, index) => (
              <li key={row.id} data-index={index}>
                <DeviceRow
                  device={row}
                  now={props.now}
                  isForgetting={props.forgettingId === row.id}
                  onForget={() => props.onForget(row.id)}
                  onSignOut={() => props.onSignOut(row)}
                />
              </li>
            ))}
          </ul>
        )}
        <FormError shouldFocus={false}>
          {failureText(forgetFailure, t('deviceForgetFailed'))}
        </FormError>
        {isElsewhere && (
          <Button onPress={props.onSignOutOthers}>{t('devicesSignOutOthers')}</Button>
        )}
      </Root>
      {signOut && (
        <AlertDialog
          isOpen={signOut.isOpen}
          tone="warning"
          title={device ? t('askDeviceTitle', { device: name }) : t('askOthersTitle')}
          text={t(device ? 'askDeviceText' : 'askOthersText')}
          confirmText={t('deviceSignOut')}
          isPending={signOut.isPending}
          onConfirm={signOut.onConfirm}
          onClose={signOut.onClose}
        >
          <FormError shouldFocus={false}>{failureText(signOut.failure, t('askFailed'))}</FormError>
        </AlertDialog>
      )}
    </ProfileSection>
  );
}
