import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { RelativeTime } from '../../src/components/ui/RelativeTime';

const ZONE = process.env.TZ;
afterEach(() => {
  process.env.TZ = ZONE;
});

const NOW = Date.UTC(2026, 2, 2, 3, 30);

it.each(['UTC', 'America/Los_Angeles', 'Asia/Tokyo'])(
  'a server in %s writes moments in UTC: a browser takes the same text over',
  (zone) => {
    process.env.TZ = zone;
    const time = renderToString(
      createElement(RelativeTime, { instant: new Date(NOW - 86_400_000), now: NOW }),
    );
    expect(time).toContain('Sunday, March 1, 2026 at 3:30:00');
  },
);
