import { useEffect, useState } from 'react';
import { ImpersonationStatus } from '../../../../src/components/impersonation/ImpersonationStatus';
import { Banner } from '../../../../src/components/ui/Banner';
import type { ExtensionState } from '../../../../src/contracts/impersonation';
import { minutesLeftOf, SESSION_MINUTES } from '../../../../src/domain/impersonation/impersonation';
import { authEntryMessages } from '../../../../src/messages/generated/en/auth';
import { useMessages } from '../../../../src/messages/messages';
import { STORY_NOW, storyClock } from '../../../support/sandbox';
import { grace } from './people';

const PERIOD = SESSION_MINUTES * 60_000;

/** Props of {@link RunningImpersonation}. */
export interface RunningImpersonationProps {
  /** Called with what was pressed. */
  onEnd: () => void;
}

/** A session of 30 minutes that began when the story did, on the clock that the toolbar moves. */
export function RunningImpersonation({ onEnd }: RunningImpersonationProps) {
  const t = useMessages(authEntryMessages);
  const [now, setNow] = useState(() => storyClock.now());
  const [deadline, setDeadline] = useState(STORY_NOW + PERIOD);
  const [extension, setExtension] = useState<ExtensionState>({ status: 'none' });

  // The toolbar sets the clock back, too, and then none of its timers runs.
  useEffect(() => {
    const timer = setInterval(() => setNow(storyClock.now()), 100);
    return () => clearInterval(timer);
  }, []);
  // The other tab answers in real time: the clock of the story may stand still.
  useEffect(() => {
    if (extension.status !== 'sending') return;
    const timer = setTimeout(() => {
      setDeadline((end) => end + PERIOD);
      setExtension({ status: 'extended' });
    }, 400);
    return () => clearTimeout(timer);
  }, [extension]);

  const remainingMs = deadline - now;
  if (remainingMs <= 0) return <Banner title={t('impersonationEnded')} />;
  return (
    <ImpersonationStatus
      user={grace}
      administrator="Maren Okafor"
      minutesLeft={minutesLeftOf(remainingMs)}
      extension={extension}
      onExtend={() => setExtension({ status: 'sending' })}
      onEnd={onEnd}
      onAcknowledge={() => setExtension({ status: 'none' })}
    />
  );
}
