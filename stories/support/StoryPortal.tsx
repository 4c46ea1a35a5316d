import { useState } from 'react';
import { parseConfig } from '../../src/app/config';
import { Portal } from '../../src/app/Portal';
import { createConsole } from '../../src/hooks/console/createConsole';
import { createMemoryPlatform } from '../../src/platform/memory-platform';
import { storyClock } from './sandbox';
// What the portal loads later is here already: a story is about the page, not about its arrival.
import '../../src/app/SignedInArea';
import '../../src/app/alerts/AlertsLayer';
import '../../src/app/auth/ProfileCompletionPage';
import '../../src/app/auth/TwoFactorPage';
import '../../src/app/auth/ForgotPasswordPage';
import '../../src/app/auth/ResetPasswordPage';
import '../../src/app/roles/RolesPage';

const settings = parseConfig({
  brand: { name: 'Northwind Cloud' },
  links: { contact: '/contact' },
});

/** The whole portal in a story: on the sandbox by MSW, in memory, on the frozen clock. */
export function StoryPortal({ initialPath }: { initialPath: string }) {
  const [parts] = useState(() =>
    createConsole({ platform: createMemoryPlatform({ clock: storyClock }) }),
  );
  if (!settings.ok) throw new Error(settings.problems.join());
  return <Portal config={settings.config} console={parts} initialPath={initialPath} />;
}
