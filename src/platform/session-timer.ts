import type { Clock } from '../domain/time/clock';
import type { Platform } from './platform';

/** How often it wakes up, in milliseconds; the same as in the worker. */
const TICK_MS = 1_000;

/** Regular wake-ups that a hidden tab does not throttle. They carry no time: read the clock. */
export interface SessionTimer {
  /** Calls `onTick` about once a second and returns the function that stops it. */
  start(onTick: () => void): () => void;
}

interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

interface ScriptPolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}

/** A page may make a policy of a name only once, so it is remembered with the page's factory. */
const policies = new WeakMap<ScriptPolicyFactory, ScriptPolicy>();

function trusted(url: string): string {
  const factory = (globalThis as { trustedTypes?: ScriptPolicyFactory }).trustedTypes;
  if (!factory) return url;
  let policy = policies.get(factory);
  if (!policy) {
    policy = factory.createPolicy('portal-worker', {
      createScriptURL: (script) => {
        if (new URL(script, location.href).origin === location.origin) return script;
        throw new TypeError('A worker of another origin is not trusted.');
      },
    });
    policies.set(factory, policy);
  }
  // The DOM's types know only strings here; under Trusted Types the object is what is asked for.
  return policy.createScriptURL(url) as string;
}

/** Wake-ups on the page's own thread. */
export function createClockTimer(clock: Clock): SessionTimer {
  return {
    start(onTick) {
      const tick = () => {
        handle = clock.setTimeout(tick, TICK_MS);
        onTick();
      };
      let handle = clock.setTimeout(tick, TICK_MS);
      return () => clock.clearTimeout(handle);
    },
  };
}

/**
 * Wake-ups from the worker at `url`. The page's own thread watches: whenever the worker is silent,
 * because it cannot be loaded, is refused by the Content-Security-Policy, breaks or has ended, the
 * page wakes itself up.
 */
export function createWorkerTimer(url: string, clock: Clock): SessionTimer {
  const watch = createClockTimer(clock);
  return {
    start(onTick) {
      let hasTicked = false;
      let worker: Worker | null = null;
      try {
        worker = new Worker(trusted(url));
        worker.onmessage = () => {
          hasTicked = true;
          onTick();
        };
        // Handled by the watch: it is no uncaught error of the page.
        worker.onerror = (event) => event.preventDefault();
      } catch {
        // No worker here, or the policy refuses it.
      }
      const stopWatch = watch.start(() => {
        if (!hasTicked) onTick();
        hasTicked = false;
      });
      return () => {
        worker?.terminate();
        stopWatch();
      };
    },
  };
}

/** A platform's timer, else a worker of its own. */
export function sessionTimerOf({
  clock,
  workerUrl = '/session-timer.worker.js',
  sessionTimer = createWorkerTimer(workerUrl, clock),
}: Pick<Platform, 'clock' | 'sessionTimer' | 'workerUrl'>): SessionTimer {
  return sessionTimer;
}
