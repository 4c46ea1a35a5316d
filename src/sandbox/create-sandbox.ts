import { Hono } from 'hono';
import { activityRoom } from './activity/routes';
import { openSession } from './auth/open-session';
import { authRoom } from './auth/routes';
import { reconciliationRoom } from './billing/reconciliation';
import { statementsRoom } from './billing/routes';
import { parkedCartsRoom } from './cart/parked-routes';
import { cartRoom } from './cart/routes';
import { createCommerceControls } from './controls';
import { customersRoom } from './customers/routes';
import { dashboardRoom } from './dashboard/routes';
import { deskRoom } from './desk/routes';
import { answerUnderFault } from './faults/apply';
import { createFaultInjector } from './faults/injector';
import { json } from './http/answers';
import { checkCsrf, identify } from './http/caller';
import type { Env } from './http/context';
import { readBody } from './http/input';
import { refuseForeignPages } from './http/own-host';
import { Problem } from './http/problem';
import type { SandboxRoom } from './http/room';
import { IMPERSONATION_MS, impersonationRoom } from './impersonation/routes';
import { createLiveHub } from './live/hub';
import { liveRoom } from './live/routes';
import { notificationsRoom } from './notifications/routes';
import { ordersRoom } from './orders/routes';
import { preferencesRoom } from './preferences/routes';
import { domainsRoom } from './products/domains';
import { endDatesRoom } from './products/end-dates';
import { priceListsRoom } from './products/price-lists';
import { productsRoom } from './products/routes';
import { rolesRoom } from './roles/routes';
import { viewAs } from './roles/view-as';
import type { Sandbox, SandboxOptions, Visitor } from './sandbox';
import { createDatabase } from './seed/database';
import { settle } from './settle';
import { subscriptionsRoom } from './subscriptions/routes';
import { toClock } from './to-clock';
import { devicesRoom } from './users/devices';
import { passkeysRoom } from './users/passkeys';
import { recoveryCodesRoom } from './users/recovery-codes';
import { usersRoom } from './users/routes';
import { DEMO_ACCOUNTS } from './world/accounts';
import { SCENARIOS, type Scenario, type ScenarioName } from './world/scenarios';
import type { World } from './world/world';

/** All rooms of the sandbox. Of two prefixes that match, the longer one comes first. */
const rooms: readonly SandboxRoom[] = [
  authRoom,
  devicesRoom,
  recoveryCodesRoom,
  passkeysRoom,
  usersRoom,
  rolesRoom,
  customersRoom,
  parkedCartsRoom,
  cartRoom,
  productsRoom,
  priceListsRoom,
  domainsRoom,
  endDatesRoom,
  ordersRoom,
  subscriptionsRoom,
  statementsRoom,
  reconciliationRoom,
  dashboardRoom,
  impersonationRoom,
  liveRoom,
  deskRoom,
  preferencesRoom,
  notificationsRoom,
  activityRoom,
];

/** The message of a 404 for an unknown address. */
export const NOTHING_HERE = 'There is nothing at this address.';

/** All calls, below `/app`. */
function createRouter(world: World): Hono<Env> {
  const router = new Hono<Env>();
  router.use('/app/*', refuseForeignPages(world), readBody(), identify(world));
  router.use('/app/*', checkCsrf(), viewAs(world));
  for (const { base, routes } of rooms) router.route(base, routes(world));
  router.notFound(() => json({ message: NOTHING_HERE }, 404));
  router.onError((error) => {
    if (error instanceof Problem) {
      return json({ message: error.message, ...error.extra }, error.status);
    }
    // A bug of the sandbox itself must reach the test or server that mounts it.
    throw error;
  });
  return router;
}

interface Opening {
  readonly session: string | null;
  readonly impersonation: string | null;
}

const NOTHING_OPEN: Opening = { session: null, impersonation: null };

/** Opens the initial state of a scenario. */
function open(world: World): Opening {
  const { db, scenario, clock } = world;
  const user = scenario.signedInAs ? db.users.find(scenario.signedInAs) : undefined;
  if (!user) return NOTHING_OPEN;
  const session = openSession(world, user).token;
  const acted = scenario.impersonates ? db.users.find(scenario.impersonates) : undefined;
  if (!acted) return { session, impersonation: null };
  const { id } = db.impersonations.start({
    sessionToken: session,
    accountId: acted.id,
    reason: '',
    expires: clock.now() + IMPERSONATION_MS,
  });
  return { session, impersonation: id };
}

/** A scenario with another signed-in user. */
function visitedBy(scenario: Scenario, visitor: Visitor | undefined): Scenario {
  if (!visitor) return scenario;
  const { signedInAs: _signedInAs, impersonates: _impersonates, ...rest } = scenario;
  return { ...rest, ...visitor };
}

/** `Date` lets a client detect the offset of its clock; responses must not be cached. */
function finish(response: Response, now: number): Response {
  response.headers.set('Date', new Date(now).toUTCString());
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

/**
 * Creates the in-memory reference backend. It implements every call of specification §7 and
 * contract §2 and §3; see {@link Sandbox} for mounting it, and `sandboxHandlers` for MSW.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { clock, hasTimers } = toClock(options.clock);
  const faults = createFaultInjector(options.seed ?? 1);
  const live = createLiveHub(() => world, hasTimers);
  let name: ScenarioName = options.scenario ?? 'signedOut';
  let visitor: Visitor | undefined;
  let generation = 0;
  const world: World = {
    clock,
    hasTimers,
    portalHosts: options.portalHosts ?? [],
    live,
    settle: () => settle(world),
    scenario: SCENARIOS[name],
    db: createDatabase(SCENARIOS[name], clock),
  };
  let opening = open(world);
  arm(world.scenario);
  const router = createRouter(world);

  function arm(scenario: Scenario) {
    for (const fault of scenario.faults ?? []) faults.add(fault);
  }

  function start(next: ScenarioName, by: Visitor | undefined) {
    name = next;
    visitor = by;
    generation += 1;
    faults.reset();
    arm(SCENARIOS[name]);
    live.closeAll();
    world.scenario = visitedBy(SCENARIOS[name], visitor);
    world.db = createDatabase(world.scenario, clock);
    opening = open(world);
  }

  return {
    async fetch(request) {
      const effect = faults.take(request.method, new URL(request.url).pathname);
      const response = await answerUnderFault(effect, clock, request, async () =>
        router.fetch(request),
      );
      return finish(response, clock.now());
    },
    clock,
    get scenario() {
      return name;
    },
    useScenario: (next, by) => start(next, by),
    reset: () => start(name, visitor),
    get generation() {
      return generation;
    },
    portalHosts: world.portalHosts,
    get openingSession() {
      return opening.session;
    },
    get openingImpersonation() {
      return opening.impersonation;
    },
    faults,
    live,
    commerce: createCommerceControls(world),
    accounts: DEMO_ACCOUNTS,
    get outbox() {
      return world.db.outbox;
    },
  };
}
