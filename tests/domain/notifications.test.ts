import { describe, expect, it } from 'vitest';
import { readNotifications } from '../../src/api/calls/notifications';
import { bellStateOf } from '../../src/domain/notifications/bell-state';
import {
  hasTenantCredentials,
  type Notification,
} from '../../src/domain/notifications/notification';
import { dayOf, daysOf } from '../../src/domain/notifications/notification-days';
import { severityOf } from '../../src/domain/notifications/severity';

const read = (...list: object[]) =>
  readNotifications(list.map((extra, at) => ({ id: `n${at}`, ...extra })));

describe('severity', () => {
  it.each([
    ['error', 'error'],
    ['Error', 'error'],
    ['ERROR', 'error'],
    [' Warning ', 'warning'],
    ['SUCCESS', 'success'],
    ['info', 'info'],
    ['notice', 'info'],
    ['', 'info'],
    ['__proto__', 'info'],
  ])('%s is %s', (text, severity) => {
    expect(severityOf(text)).toBe(severity);
  });

  it('of the server may be of any type', () => {
    const severities = read({ severity: null }, {}, { severity: 7 }, { severity: 'ERROR' });
    expect(severities.map(({ severity }) => severity)).toEqual(['info', 'info', 'info', 'error']);
  });
});

describe('the bell', () => {
  it('says how many there are, how bad the worst is, whether a task runs', () => {
    expect(bellStateOf([])).toEqual({ count: 0, severity: null, hasTask: false });
    expect(bellStateOf(read({ severity: 'info' }, { severity: 'Warning' })).severity).toBe(
      'warning',
    );
    expect(bellStateOf(read({ severity: 'success' })).severity).toBe('success');
    expect(bellStateOf(read({}, { type: 'TaskHasMetadata', severity: 'success' }))).toEqual({
      count: 2,
      severity: 'info',
      hasTask: false,
    });
    expect(bellStateOf(read({ type: 'Task' }, { severity: 'Error' }))).toEqual({
      count: 2,
      severity: 'error',
      hasTask: true,
    });
  });

  it('counts those that cannot be read, and those beyond a thousand', () => {
    const readable = Array.from({ length: 1_005 }, (_, at) => ({ id: `n${at}` }));
    expect(bellStateOf(readNotifications([{ title: 'No id' }, ...readable])).count).toBe(1_006);
    expect(bellStateOf(readNotifications([{ title: 'No id' }]))).toEqual({
      count: 1,
      severity: 'info',
      hasTask: false,
    });
  });
});

describe('the days of notifications', () => {
  const today = dayOf(new Date(2026, 1, 1, 0, 30).getTime());
  const from = (...times: (Date | null)[]) =>
    times.map((createdAt, at) => ({ ...read({})[0], id: `n${at}`, createdAt }) as Notification);

  it('begin with the first notification of each, counted by the calendar', () => {
    const list = from(
      new Date(2026, 1, 1, 0, 10),
      new Date(2026, 1, 1, 0, 0),
      new Date(2026, 0, 31, 23, 59),
      new Date(2026, 0, 31, 1),
      new Date(2025, 11, 31, 12),
    );
    expect([...daysOf(list, today)]).toEqual([
      ['n0', 0],
      ['n2', 1],
      ['n4', 32],
    ]);
  });

  it('have what is in the future today, and what has no time where it stands', () => {
    const list = from(null, new Date(2026, 1, 3), new Date(2026, 0, 30), null);
    expect([...daysOf(list, today)]).toEqual([
      ['n0', 0],
      ['n2', 2],
    ]);
  });
});

describe('credentials of a tenant', () => {
  const notification = {
    type: 'TaskHasMetadata',
    category: 'MSVendorIntegration',
    relatedEntityId: 't1',
  };
  it('are offered by the task that made them', () => {
    expect(hasTenantCredentials(notification)).toBe(true);
    expect(hasTenantCredentials({ ...notification, type: 'Task' })).toBe(true);
  });
  it.each([{ type: 'Message' }, { category: 'Order' }, { relatedEntityId: '' }])(
    'are not offered with %o',
    (change) => {
      expect(hasTenantCredentials({ ...notification, ...change })).toBe(false);
    },
  );
});
