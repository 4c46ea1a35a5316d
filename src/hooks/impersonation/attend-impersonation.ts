import { extendImpersonation } from '../../api/calls/impersonation';
import { isApiError } from '../../api/errors';
import { answerToExtend, extensionIdOf, lengthened } from '../../domain/impersonation/extension';
import type { StartedImpersonation } from '../../domain/impersonation/impersonation';
import type { ImpersonationMessage } from '../../domain/impersonation/tab-protocol';
import { locksOf } from '../../platform/locks';
import type { Console } from '../console/console-context';
import { watched } from '../console/failures';
import { readingOf, serverNowOf } from '../timing/present-time';
import { impersonationName, openImpersonationChannel } from './impersonation-channel';

/** The responder of one session. */
export interface Attendance {
  /** The page is hidden and may be restored. */
  readonly leave: () => void;
  readonly comeBack: () => void;
  readonly close: () => void;
}

type Answer = Extract<ImpersonationMessage, { readonly kind: 'extended' | 'refused' }>;

interface AttendTools {
  readonly services: Console;
  /** Name of this tab. */
  readonly tabId: string;
  /** The session's tab has connected. */
  readonly onHello: () => void;
  readonly onExtended: (one: StartedImpersonation) => void;
}

/**
 * Answers for one session that this tab has started. Duplicates of this tab know the session too: a
 * lock lets only one of them answer, so that an extension is one call.
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

  const channel = openImpersonationChannel(platform, sessionId, receive);
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

  function receive(message: ImpersonationMessage): void {
    if (message.kind === 'hello') {
      onHello();
      if (isAnswering) present();
    }
    if (message.kind === 'extend' && message.parentTabId === tabId && isAnswering) {
      void extend(message.requestId);
    }
    // A duplicate of this tab has answered; this one may answer the next request.
    const isOther = message.kind === 'extended' && !isAnswering;
    if (isOther && message.requestId === extensionIdOf(one)) prolong(message.deadline, false);
    if (message.kind === 'ended') close();
  }

  function prolong(reported: number | null, isAsked: boolean): void {
    one = { ...one, deadline: lengthened(one.deadline, reported, isAsked) };
    onExtended(one);
  }

  async function extend(requestId: string): Promise<void> {
    const serverNow = serverNowOf(services.client, readingOf(platform.clock));
    const answer = answerToExtend(one, requestId, serverNow);
    if (answer !== 'extend') {
      channel.post(
        answer === 'repeat'
          ? { kind: 'extended', ...name, requestId, deadline: one.deadline }
          : { kind: 'refused', ...name, requestId, serverMessage: '' },
      );
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
      const newDeadline = expires?.getTime() ?? null;
      prolong(newDeadline, true);
      return { kind: 'extended', ...name, requestId, deadline: newDeadline };
    } catch (error) {
      const serverMessage = isApiError(error) ? error.serverMessage : '';
      return { kind: 'refused', ...name, requestId, serverMessage };
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
