import { paths } from '../src/app/paths';
import { DEMO_PASSWORD } from '../src/sandbox/world/accounts';
import { createPortalPages } from '../src/testing/playwright/portal-pages';
import { createFieldsWalk } from './fields-walk';
import { expect, test } from './fixtures';
import { addressOf, HALF_WAY, LEAD_ON, WALKS } from './pages';

test('every address is walked, but those that lead on @walk', () => {
  const walked = WALKS.flatMap(({ routes }) => routes);
  expect([...walked, ...LEAD_ON].sort()).toEqual(Object.values(paths).sort());
});

for (const { name, as, scenario, routes } of WALKS) {
  test(`DAY18 every field takes what is typed, date fields by calendar too, and nothing else: ${name} @walk`, async ({
    page,
    portal,
  }) => {
    test.slow();
    if (scenario) portal.sandbox.useScenario(scenario);
    const walk = await createFieldsWalk(page);
    if (as !== null) {
      const data = { email: as, password: DEMO_PASSWORD };
      await page.request.post(`${portal.url}/app/login`, { data });
    }
    for (const route of routes) {
      const half = HALF_WAY[route];
      if (half === undefined) await walk.walk(await addressOf(route, page, portal));
      else {
        await walk.walk(portal.url + route, async () => {
          await page.context().clearCookies();
          await page.goto(portal.url + paths.login);
          await createPortalPages(page).signIn.signIn(half, DEMO_PASSWORD);
          await page.waitForURL(portal.url + route);
          await expect(page.getByLabel('E-mail')).toHaveCount(0);
        });
      }
    }
    if (routes.includes(paths.users)) await walk.walkFrame();
    const { counts } = walk;
    expect(counts.fields, 'fields that were found').toBeGreaterThan(0);
    process.stdout.write(
      `Fields, ${name}: ${counts.routes} routes, ${counts.dialogs} dialogs, ${counts.fields} fields, ${counts.inputs} inputs, ${walk.dates.size} of them days\n`,
    );
    if (name === 'orders and statements') expect(walk.dates.size).toBeGreaterThan(1);
    walk.expectNothingWrong();
  });
}
