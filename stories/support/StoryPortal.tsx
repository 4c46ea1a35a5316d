import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type PortalConfigInput, parseConfig } from '../../src/app/config';
import type { PortalModule } from '../../src/app/modules/portal-module';
import { Portal } from '../../src/app/Portal';
import { createConsole } from '../../src/hooks/console/createConsole';
import { createMemoryPlatform, type MemoryPlatform } from '../../src/platform/memory-platform';
import { createMemoryLocation } from '../../src/platform/page-location';
import { openActingTab } from './acting-tab';
import { StoryLanguageContext } from './languages';
import { storyClock, storySandbox } from './sandbox';
import { StoryThemeContext } from './story-theme';
// What the portal loads later is here already: a story is about the page, not about its arrival.
import '../../src/app/SignedInArea';
import '../../src/app/alerts/AlertsLayer';
import '../../src/app/cart/CartCount';
import '../../src/app/cart/pages';
import '../../src/app/auth/pages';
import '../../src/components/notifications/NotificationOverlays';
import '../../src/app/roles/pages';
import '../../src/app/users/pages';
import '../../src/app/impersonation/ImpersonatePage';
import '../../src/app/customers/pages';
import '../../src/screens/products';
import '../../src/app/modules/pages';

const SETTINGS: PortalConfigInput = {
  brand: { name: 'Northwind Cloud' },
  links: { contact: '/contact' },
};

/** The one tab of a browser, or the impersonating one when the server says that it is. */
function openStoryTab(): MemoryPlatform {
  const sessionId = storySandbox.openingImpersonation;
  return sessionId ? openActingTab(sessionId) : createMemoryPlatform({ clock: storyClock });
}

interface StoryPortalProps {
  initialPath: string;
  /** What a navigation to it would have carried. */
  initialState?: unknown;
  cartCount?: number;
  modules?: readonly PortalModule[];
  /** Settings besides those of the stories. */
  settings?: PortalConfigInput;
  /** Whose portal it is. @default Northwind Cloud, in Plinth's own look */
  brand?: PortalConfigInput['brand'];
  /** What the browser holds before the portal starts, or what happens to it later. */
  prepare?: (platform: MemoryPlatform) => void;
  /** The browser's tab it runs in, where there are others. @default the only one, acting when the scenario or the persona does */
  openTab?: () => MemoryPlatform;
}

/** The whole portal in a story: on the sandbox by MSW, in memory, on the frozen clock. */
export function StoryPortal(props: StoryPortalProps) {
  const { name } = useContext(StoryLanguageContext);
  // A portal reads its settings once; another language of the toolbar is another portal.
  return <OnePortal key={name} {...props} />;
}

function OnePortal({
  initialPath,
  initialState,
  cartCount,
  modules,
  settings,
  brand,
  prepare,
  openTab = openStoryTab,
}: StoryPortalProps) {
  const toolTheme = useContext(StoryThemeContext);
  const { locale, messages } = useContext(StoryLanguageContext);
  const result = useMemo(
    () =>
      parseConfig({
        ...SETTINGS,
        locale,
        ...settings,
        brand: { ...SETTINGS.brand, ...settings?.brand, ...brand },
      }),
    [locale, settings, brand],
  );
  const [parts] = useState(() => {
    const platform = {
      ...openTab(),
      // The sandbox takes no other host for links and returns.
      location: createMemoryLocation(location.host),
    };
    // Light is what the system says where nobody has chosen.
    if (toolTheme === 'dark') platform.storage.theme.set('dark');
    prepare?.(platform);
    return createConsole({ platform });
  });
  const shownTheme = useRef(toolTheme);
  useEffect(() => {
    if (shownTheme.current === toolTheme) return;
    shownTheme.current = toolTheme;
    parts.platform.storage.theme.set(toolTheme);
  }, [toolTheme, parts]);
  if (!result.ok) throw new Error(result.problems.join());
  return (
    <Portal
      config={result.config}
      console={parts}
      // The pseudo-language is nobody's bundle.
      messages={locale === 'en' ? messages : {}}
      initialPath={initialPath}
      initialState={initialState}
      {...(cartCount !== undefined && { cartCount })}
      {...(modules && { modules })}
    />
  );
}
