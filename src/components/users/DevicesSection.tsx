import { useMemo, useRef, useState } from 'react';
import type { DevicesSectionProps } from '../../contracts/users';
import { countOf, type Entries, unreadableIn } from '../../domain/entries';
import type { Device } from '../../domain/users/device';
import { uiFacetsMessages, uiTimeMessages } from '../../messages/generated/en/ui';
import { usersDevicesMessages } from '../../messages/generated/en/users';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { AlertDialog } from '../ui/AlertDialog';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { momentWords } from '../ui/date-format';
import { FlushButton } from '../ui/FlushButton';
import { FormFailure } from '../ui/FormFailure';
import { timeAgo } from '../ui/RelativeTime';
import { unreadableItem } from '../ui/UnreadableEntry';
import { useKeptFocus } from '../ui/useKeptFocus';
import { ProfileSection } from './ProfileSection';
import { SignInReading } from './SignInReading';
import { SIGN_IN_LIST } from './sign-in-list-css';

interface DeviceRowProps {
  device: Device;
  now: number;
  isForgetting: boolean;
  onForget: () => void;
  onSignOut: () => void;
}

/** A device: its name, place and last use, and its actions. */
function DeviceRow({ device, now, isForgetting, onForget, onSignOut }: DeviceRowProps) {
  const { isCurrent, isSignedIn, lastSeen, place, trustedUntil } = device;
  const t = useMessages(usersDevicesMessages);
  const tTime = useMessages(uiTimeMessages);
  const locale = useMessagesLocale();
  const name = device.name || t('deviceUnknown');
  const seen = isCurrent
    ? t('deviceActive')
    : lastSeen && timeAgo(lastSeen, Math.max(now, lastSeen.getTime()), tTime, locale);
  return (
    <>
      <Part as="div" data-slot="sign-in-text">
        <Part as="div" data-slot="sign-in-name">
          <bdi>{name}</bdi>
          {isCurrent && <Badge tone="brand">{t('deviceCurrent')}</Badge>}
          {!isSignedIn && <Badge>{t('deviceSignedOut')}</Badge>}
        </Part>
        <p>
          {place && <bdi>{place}</bdi>}
          {place && seen && <span>{' · '}</span>}
          {seen && <span>{seen}</span>}
        </p>
        {trustedUntil && <p>{t('deviceTrusted', { date: momentWords(trustedUntil, locale) })}</p>}
      </Part>
      <Part as="div" data-slot="row-actions">
        {trustedUntil && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('deviceForgetNamed', { device: name })}
            isPending={isForgetting}
            onPress={onForget}
          >
            {t('deviceForget')}
          </Button>
        )}
        {isSignedIn && !isCurrent && (
          <Button
            size="sm"
            aria-label={t('deviceSignOutNamed', { device: name })}
            onPress={onSignOut}
          >
            {t('deviceSignOut')}
          </Button>
        )}
      </Part>
    </>
  );
}

const Root = styled('div')(layered(SIGN_IN_LIST));

const NONE: Entries<Device> = [];

/** Devices that are shown at first: those that were used last. */
const SHOWN = 5;

/** This device first, then those that were used last. */
const byUse = (a: Device, b: Device) =>
  Number(b.isCurrent) - Number(a.isCurrent) ||
  (b.lastSeen?.getTime() ?? 0) - (a.lastSeen?.getTime() ?? 0);

/**
 * Devices in which the user is signed in, and trusted ones, as a section of the account settings
 * (contract §4.28). Pass it to `ProfileScreen` as a child.
 *
 * @example
 * <DevicesSection {...useDevices()} />
 */
export function DevicesSection(props: DevicesSectionProps) {
  const { devices, forgetFailure, signOut } = props;
  const t = useMessages(usersDevicesMessages);
  const tFacets = useMessages(uiFacetsMessages);
  const [areAllShown, setAllShown] = useState(false);
  const rows: Entries<Device> = devices.status === 'ready' ? devices.data : NONE;
  const sorted = useMemo(() => [...rows].sort(byUse), [rows]);
  const shown = areAllShown ? sorted : sorted.slice(0, SHOWN);
  const rest = rows.length - shown.length;
  const root = useRef<HTMLDivElement>(null);
  const isElsewhere = rows.some(({ isCurrent, isSignedIn }) => isSignedIn && !isCurrent);
  // The button for all other devices disappears with them, like a last row.
  const focus = useKeptFocus({
    rows: root,
    count: shown.length + (isElsewhere ? 1 : 0),
    keyAt: (index) => shown[index]?.id ?? '',
  });
  const device = signOut?.device ?? null;
  const name = device?.name || t('deviceUnknown');
  return (
    <ProfileSection title={t('devicesTitle')} text={t('devicesText')}>
      <Root
        ref={root}
        data-slot="devices"
        aria-busy={devices.status === 'loading'}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
      >
        <SignInReading
          reading={devices}
          loading={t('devicesLoading')}
          failed={t('devicesFailed')}
        />
        {countOf(rows) > 0 && (
          <ul aria-label={t('devicesList')}>
            {shown.map((row, index) => (
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
            {unreadableIn(rows).map(unreadableItem)}
          </ul>
        )}
        {rows.length > SHOWN && (
          <FlushButton variant="ghost" onPress={() => setAllShown(!areAllShown)}>
            {rest > 0 ? tFacets('showMore', { count: rest }) : tFacets('showLess')}
          </FlushButton>
        )}
        <FormFailure
          shouldFocus={false}
          failure={forgetFailure}
          fallback={t('deviceForgetFailed')}
        />
        {isElsewhere && (
          <Button data-index={shown.length} onPress={props.onSignOutOthers}>
            {t('devicesSignOutOthers')}
          </Button>
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
          <FormFailure shouldFocus={false} failure={signOut.failure} fallback={t('askFailed')} />
        </AlertDialog>
      )}
    </ProfileSection>
  );
}
