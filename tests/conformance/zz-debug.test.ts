import { it } from 'vitest';
import { ADMIN_EMAIL, BUYER_EMAIL, DEMO_PASSWORD } from '../../src/sandbox/accounts';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { systemClock } from '../../src/platform/clock';
import { createRedactor } from '../../tools/conformance/report';
import { runConformance } from '../../tools/conformance/run-conformance';
import { startPortal } from '../server/fixture';
import { startBroken } from './broken-server';
import { FAULTS } from './faults';
const account = { email: ADMIN_EMAIL, password: DEMO_PASSWORD };
const buyer = { email: BUYER_EMAIL, password: DEMO_PASSWORD };
function hastyClock(factor: number) {
  const began = Date.now();
  return { ...systemClock, now: () => began + (Date.now() - began) * factor,
    setTimeout: (run: any, ms: any) => systemClock.setTimeout(run, ms / factor) };
}
const run = (baseUrl: string, o: any) => runConformance({ baseUrl, endpoints: {}, timeoutMs: 20000, portalOrigin: null, account, buyer: null, askCode: async () => null, isWriting: false, isBuying: false, redactor: createRedactor(), ...o });
const show = (r: any) => { for (const c of r.checks) if (c.outcome !== 'right') console.log(c.endpoint, '|', c.title, '|', c.outcome, '|', c.reason, JSON.stringify(c.findings)); };
it('one', async () => {
  const { url } = await startPortal({ sandbox: createSandbox({ clock: systemClock }) });
  const r = await run(url, { isWriting: true });
  show(r);
  console.log(r.checks.map((c: any, i: number) => `${i} ${c.endpoint} ${c.title}`).filter((t: string) => /ctivate|Second|Holdings|xportUsers|acts as somebody/.test(t)).join('\n'));
});
it('two', async () => {
  const { url } = await startPortal({ sandbox: createSandbox({ clock: hastyClock(16) as any }) });
  show(await run(url, { isBuying: true, buyer }));
});
it('three', async () => {
  const { url } = await startPortal({ sandbox: createSandbox({ clock: systemClock }) });
  const f = FAULTS.find(({ name }) => name === 'a list is kept for the next caller')!.fault;
  let seen: any;
  const broken = await startBroken(url, { answer(p: any, i: any, u: any) {
    const isActing = !!i.headers['x-impersonation-session'];
    const before = p.body;
    f.answer!(p, i, u);
    if (u.pathname.startsWith('/app/subscriptions') ) console.log(i.method, u.pathname, isActing, p.status, JSON.stringify(before)?.slice(0, 60), 'total', before?.totalRecords, p.body?.totalRecords, p.body?.data?.slice(0,5).map((x: any) => x.id));
  } } as any);
  show(await run(broken, { isWriting: true }));
});
