import { expect, test } from './fixtures';
import { openAs } from './shop';

// The first zone of a day and the last one: 25 hours lie between them.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('days of subscriptions are those that the server says, wherever they are read @walk', async ({
      page,
      portal,
    }) => {
      await openAs(page, portal, 'signedIn', '/apps/subscriptions/s-123');
      const { renewsOn } = await page.evaluate(async () => {
        const answer = await fetch('/app/subscriptions/s-123');
        return (await answer.json()) as { renewsOn: string };
      });
      const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
      const words = day.format(new Date(`${renewsOn}T00:00:00Z`));
      await expect(page.getByRole('main')).toContainText(words);
      await page.goto(
        `${portal.url}/apps/subscriptions/all?renewsOnFrom=${renewsOn}&renewsOnTo=${renewsOn}`,
      );
      await expect(page.getByRole('main')).toContainText(words);
    });
  });
}
