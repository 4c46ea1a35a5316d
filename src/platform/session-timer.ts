import type { Clock } from '../domain/time/clock';
import type { Platform } from './platform';

/** Interval in milliseconds; the same as in the worker. */
const TICK_MS = 1_000;

/** A regular tick that is not throttled in hidden tabs. It carries no time: read the clock. */
export interface SessionTimer {
  /** Calls `onTick` about once a second. Returns the function that stops it. */
  start(onTick: () => void): () => void;
}

interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

interface ScriptPolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}

/** A page may create a policy of a name only once, so it is cached by the page's factory. */
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
  // The DOM types only accept strings here; under Trusted Types the object is required.
  return policy.createScriptURL(url) as string;
}

/** Ticks on the page's own thread. */
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
 * Ticks from the worker at `url`, monitored by the page: while the worker is silent, because it
 * cannot be loaded, is blocked by the Content-Security-Policy, fails or has ended, the page ticks
 * itself.
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
        // Handled by the monitoring: not an uncaught error of the page.
        worker.onerror = (event) => event.preventDefault();
      } catch {
        // No workers here, or blocked by the policy.
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

/** The platform's timer, else a new worker. */
export function sessionTimerOf({
  clock,
  workerUrl = '/session-timer.worker.js',
  sessionTimer = createWorkerTimer(workerUrl, clock),
}: Pick<Platform, 'clock' | 'sessionTimer' | 'workerUrl'>): SessionTimer {
  return sessionTimer;
}
