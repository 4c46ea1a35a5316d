import { isApiError } from '../../api/errors';
import { extendImpersonation } from '../../api/impersonation';
import {
  SESSION_MINUTES,
  type StartedImpersonation,
} from '../../domain/impersonation/impersonation';
import { extensionIdOf } from '../../domain/impersonation/machine';
import type { ImpersonationMessage } from '../../domain/impersonation/tab-protocol';
import { locksOf } from '../../platform/locks';
import type { Console } from '../console/console-context';
import { watched } from '../console/failures';
import { impersonationName, openImpersonationChannel } from './impersonation-channel';

/** The answering for one session. */
export interface Attendance {
  /** The page goes away, perhaps to come back. */
  readonly leave: () => void;
  readonly comeBack: () => void;
  readonly close: () => void;
}

type Answer = Extract<ImpersonationMessage, { readonly kind: 'extended' | 'refused' }>;

/** The end that a request wants to lengthen, which its name holds (`extensionIdOf`); else NaN. */
function endNamedBy(requestId: string): number {
  return Number(requestId.slice(requestId.lastIndexOf(':') + 1) || Number.NaN);
}

interface AttendTools {
  readonly services: Console;
  /** What this tab calls itself. */
  readonly tabId: string;
  /** The session's tab is there. */
  readonly onHello: () => void;
  readonly onExtended: (one: StartedImpersonation) => void;
}

/**
 * Answers for one session that this tab has started. Duplicates of this tab know the session, too:
 * a lock lets one of them answer, the next one when that is closed, so that an extension is one
 * call, however many tabs ask for it.
 */
export function attend(
  { services, tabId, onHello, onExtended }: AttendTools,
  started: StartedImpersonation,
): Attendance {
  const { platform } = services;
  const { sessionId, email } = started;
  const name = { sessionId, parentTabId: tabId };
  let one = started;
  let isAnswering = false;
  let underWay: Promise<Answer> | null = null;

  const channel = openImpersonationChannel(platform, sessionId, hear);
  const letGo = locksOf(platform).hold(impersonationName(sessionId), () => {
    isAnswering = true;
    present();
  });

  function present(): void {
    channel.post({ kind: 'session', ...name, email, deadline: one.deadline });
  }

  function leave(): void {
    if (isAnswering) channel.post({ kind: 'parentGone', ...name });
  }

  function hear(message: ImpersonationMessage): void {
    if (message.kind === 'hello') {
      onHello();
      if (isAnswering) present();
    }
    if (message.kind === 'extend' && message.parentTabId === tabId && isAnswering) {
      void extend(message.requestId);
    }
    // A duplicate of this tab has answered; the next answer may be this one's.
    if (message.kind === 'extended' && message.requestId === extensionIdOf(one)) {
      prolong(message.deadline);
    }
    if (message.kind === 'ended') close();
  }

  function prolong(told: number | null): void {
    one = { ...one, deadline: told ?? one.deadline + SESSION_MINUTES * 60_000 };
    onExtended(one);
  }

  async function extend(requestId: string): Promise<void> {
    // One that was granted already is only announced again: a tab that missed the answer, or a
    // replayed message, makes no second call.
    if (!(endNamedBy(requestId) >= one.deadline)) {
      channel.post({ kind: 'extended', ...name, requestId, deadline: one.deadline });
      return;
    }
    underWay ??= send(requestId).finally(() => {
      underWay = null;
    });
    channel.post({ ...(await underWay), requestId });
  }

  async function send(requestId: string): Promise<Answer> {
    try {
      const { expires } = await watched(services, () =>
        extendImpersonation(services.client, { sessionId }),
      );
      const told = expires?.getTime() ?? null;
      prolong(told);
      return { kind: 'extended', ...name, requestId, deadline: told };
    } catch (error) {
      const text = isApiError(error) ? error.serverMessage : '';
      return { kind: 'refused', ...name, requestId, text };
    }
  }

  function close(): void {
    channel.close();
    letGo();
  }

  return {
    leave,
    comeBack: () => {
      if (isAnswering) present();
    },
    close: () => {
      leave();
      close();
    },
  };
}
