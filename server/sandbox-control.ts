import { Hono } from 'hono';
import type { FaultRule } from '../src/sandbox/faults/rules';
import type { Sandbox } from '../src/sandbox/sandbox';
import { SCENARIO_NAMES } from '../src/sandbox/world/scenarios';
import { addressOf, type ServerEnv } from './http';
import { apiHeaders } from './security-headers';

/** Below this path tests steer the sandbox. It exists only in a server started with `control`. */
export const CONTROL_PATH = '/__sandbox';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFaultRule(value: unknown): value is FaultRule {
  return isFields(value) && isFields(value.match);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The commands by the last part of their path. Each returns what it did, or null when it cannot.
 */
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

/**
 * Answers the commands of tests:
 *
 * - `POST /__sandbox/reset` `{scenario?}` puts the seed of a scenario back, of the present one when
 *   none is named;
 * - `POST /__sandbox/faults` `[rule, …]` replaces all fault rules; `[]` takes them away;
 * - `POST /__sandbox/notify` `{email, notification?}` makes a notification for a user, live.
 *
 * Only JSON is read, which no page of another origin can send unasked.
 */
export function createSandboxControl(sandbox: Sandbox): Hono<ServerEnv> {
  const orders = ordersOf(sandbox);
  const control = new Hono<ServerEnv>();
  control.use(async (c, next) => {
    for (const [name, value] of Object.entries(apiHeaders(addressOf(c)))) c.header(name, value);
    await next();
  });
  control.post('/:order', async (c, next) => {
    const carryOut = orders.get(c.req.param('order'));
    if (!carryOut) return next();
    if (!c.req.header('content-type')?.startsWith('application/json')) {
      return c.json({ message: 'Orders are JSON.' }, 415);
    }
    const text = await c.req.text();
    const done = carryOut(parse(text === '' ? '{}' : text));
    if (done === null) return c.json({ message: 'This order makes no sense.' }, 400);
    return c.json(done);
  });
  control.all('*', (c) => c.json({ message: 'There is no such order.' }, 404));
  return control;
}
