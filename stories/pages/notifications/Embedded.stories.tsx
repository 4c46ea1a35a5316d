import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { NotificationCenter } from '../../../src/components/notifications/NotificationCenter';
import { SessionProvider } from '../../../src/hooks/auth/SessionProvider';
import { ConsoleProvider } from '../../../src/hooks/console/ConsoleProvider';
import { createConsole } from '../../../src/hooks/console/createConsole';
import { createQueryClient } from '../../../src/hooks/console/createQueryClient';
import { useNotificationCenter } from '../../../src/hooks/notifications/useNotificationCenter';
import { createMemoryPlatform } from '../../../src/platform/memory-platform';
import { storyClock } from '../../support/sandbox';

function Bell() {
  return <NotificationCenter {...useNotificationCenter()} />;
}

/** A page of a partner: nothing of ours but the bell with its drawer, as in the README. */
function PartnerPage() {
  const [services] = useState(() =>
    createConsole({
      platform: createMemoryPlatform({ clock: storyClock }),
      queryClient: createQueryClient(),
    }),
  );
  return (
    <div style={{ fontFamily: 'Georgia, serif', padding: 24 }}>
      <header style={{ display: 'flex', justifyContent: 'space-between' }}>
        <h1 style={{ margin: 0, fontSize: 24 }}>A shop of somebody else</h1>
        <ConsoleProvider {...services}>
          <SessionProvider>
            <Bell />
          </SessionProvider>
        </ConsoleProvider>
      </header>
      <p>The page goes on as it was.</p>
    </div>
  );
}

const meta = preview.meta({
  title: 'Pages/Notifications/Embedded',
  component: PartnerPage,
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '640px' } },
  },
});

/** The bell and its drawer on the page of a partner. */
export const OnAPageOfYourOwn = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications: 14 new/ }));
    await expect(
      await screen.findByRole('article', { name: 'Order for Lofoten Seafood failed' }),
    ).toBeVisible();
  },
});

export const NobodySignedIn = meta.story({
  parameters: { scenario: 'signedOut' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
