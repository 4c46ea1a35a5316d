import { describe, expect, it } from 'vitest';
import type { WireNotification, WireTask } from '../../../src/api/calls/notifications';
import { ADMIN_EMAIL, CUSTOMER_EMAIL } from '../../../src/sandbox/world/accounts';
import type { Browser } from './browser';

/** Notifications, tasks and the hub's negotiation (contract §3). */
export function describeNotifications(browser: () => Browser): void {
  const list = () => browser().get<WireNotification[]>('/app/notifications');

  describe('notifications', () => {
    it('ask for a session', async () => {
      for (const path of ['/app/notifications', '/app/tasks/task-tenant-nordlys']) {
        expect((await browser().get(path)).status).toBe(401);
      }
      expect((await browser().post('/app/hubs/notifications/negotiate')).status).toBe(401);
    });

    it('are those of the user, newest first', async () => {
      await browser().login(ADMIN_EMAIL);
      const { body } = await list();
      expect(body).toHaveLength(14);
      const times = body.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted().toReversed());
      for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
      await browser().login(CUSTOMER_EMAIL);
      const other = (await list()).body.map(({ id }) => id);
      expect(other).toHaveLength(1);
      expect(body.map(({ id }) => id)).not.toContain(other[0]);
    });

    it('are dismissed one by one or all together, one’s own only', async () => {
      await browser().login(ADMIN_EMAIL);
      const id = (await list()).body[3]?.id ?? '';
      await browser().login(CUSTOMER_EMAIL);
      expect((await browser().delete(`/app/notifications/${id}`)).status).toBe(404);
      await browser().login(ADMIN_EMAIL);
      expect((await browser().delete(`/app/notifications/${id}`)).status).toBe(200);
      expect((await browser().delete(`/app/notifications/${id}`)).status).toBe(404);
      expect((await list()).body).toHaveLength(13);
      expect((await browser().post('/app/notifications/mark-all-read')).status).toBe(200);
      expect((await list()).body).toEqual([]);
    });

    it('lead to tasks, with the credentials of a tenant', async () => {
      await browser().login(ADMIN_EMAIL);
      const task = (await list()).body.find(({ type }) => type === 'TaskHasMetadata');
      expect(task).toMatchObject({ category: 'MSVendorIntegration', relatedEntityType: 'Task' });
      const path = `/app/tasks/${task?.relatedEntityId}`;
      const { body } = await browser().get<{ readonly data: WireTask }>(path);
      expect(body.data.metadata).toEqual({
        Domain: expect.any(String),
        TenantId: expect.any(String),
        InitialCredentials: { UserName: expect.any(String), Password: expect.any(String) },
      });
      expect((await browser().get('/app/tasks/no-such-task')).status).toBe(404);
      await browser().login(CUSTOMER_EMAIL);
      expect((await browser().get(path)).status).toBe(404);
    });

    it('are listened to over a hub that is negotiated', async () => {
      await browser().login(ADMIN_EMAIL);
      const answer = await browser().post('/app/hubs/notifications/negotiate?negotiateVersion=1');
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        negotiateVersion: 1,
        connectionId: expect.any(String),
        connectionToken: expect.any(String),
        availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
      });
    });

    it('of an unknown address are not found', async () => {
      const answer = await browser().get('/app/no/such/call');
      expect([answer.status, answer.body]).toEqual([404, { message: expect.any(String) }]);
    });
  });
}
