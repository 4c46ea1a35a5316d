import type { Device } from '../../domain/users/device';
import { uiTimeMessages } from '../../messages/generated/en/ui';
import { usersDevicesMessages } from '../../messages/generated/en/users';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { momentWords } from '../ui/date-format';
import { timeAgo } from '../ui/RelativeTime';

/** Props of {@link DeviceRow}. */
interface DeviceRowProps {
  device: Device;
  now: number;
  isForgetting: boolean;
  onForget: () => void;
  onSignOut: () => void;
}

/** One device: what it is, where and when it was seen, and what can be done about it. */
export function DeviceRow({ device, now, isForgetting, onForget, onSignOut }: DeviceRowProps) {
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
