import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FaultRule } from '../src/sandbox/faults/rules';
import type { Sandbox } from '../src/sandbox/sandbox';
import { SCENARIO_NAMES } from '../src/sandbox/scenarios';
import { answerJson } from './answer';
import { readBody } from './read-body';

/** Below this path tests steer the sandbox. It exists only in a server started with `control`. */
export const CONTROL_PREFIX = '/__sandbox/';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFaultRule(value: unknown): value is FaultRule {
  return isFields(value) && isFields(value.match);
}

/** The orders by the last part of their path. Each answers what it did, or null when it cannot. */
function ordersOf(sandbox: Sandbox): ReadonlyMap<string, (order: unknown) => unknown> {
  return new Map<string, (order: unknown) => unknown>([
    [
      'reset',
      (order) => {
        const wanted = isFields(order) ? (order.scenario ?? sandbox.scenario) : null;
        const scenario = SCENARIO_NAMES.find((name) => name === wanted);
        if (!scenario) return null;
        sandbox.useScenario(scenario);
        return { scenario };
      },
    ],
    [
      'faults',
      (order) => {
        if (!Array.isArray(order) || !order.every(isFaultRule)) return null;
        sandbox.faults.clear();
        for (const rule of order) sandbox.faults.add(rule);
        return { rules: sandbox.faults.rules.length };
      },
    ],
    [
      'notify',
      (order) => {
        if (!isFields(order) || typeof order.email !== 'string') return null;
        const { email, notification = {} } = order;
        if (!isFields(notification)) return null;
        try {
          return sandbox.live.notify(email, notification);
        } catch (error) {
          if (error instanceof RangeError) return null;
          throw error;
        }
      },
    ],
  ]);
}

async function readJson(incoming: IncomingMessage): Promise<unknown> {
  const text = Buffer.from(await readBody(incoming)).toString('utf8');
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Answers the orders of tests:
 *
 * - `POST /__sandbox/reset` `{scenario?}` puts the seed of a scenario back, of the present one when
 *   none is named;
 * - `POST /__sandbox/faults` `[rule, …]` replaces all fault rules; `[]` takes them away;
 * - `POST /__sandbox/notify` `{email, notification?}` makes a notification for a user, live.
 *
 * Only JSON is read, which no page of another origin can send unasked.
 */
export function createSandboxControl(sandbox: Sandbox) {
  const orders = ordersOf(sandbox);
  return async (incoming: IncomingMessage, outgoing: ServerResponse, url: URL): Promise<void> => {
    const carryOut = orders.get(url.pathname.slice(CONTROL_PREFIX.length));
    if (!carryOut || incoming.method !== 'POST') {
      answerJson(outgoing, 404, { message: 'There is no such order.' });
      return;
    }
    if (!incoming.headers['content-type']?.startsWith('application/json')) {
      answerJson(outgoing, 415, { message: 'Orders are JSON.' });
      return;
    }
    const done = carryOut(await readJson(incoming));
    if (done === null) answerJson(outgoing, 400, { message: 'This order makes no sense.' });
    else answerJson(outgoing, 200, done);
  };
}
