import { useMemo } from 'react';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import type { Theme } from '../../src/theme/theme-types';
import { StoryPortal } from '../support/StoryPortal';
import { StoryThemeContext } from '../support/story-theme';
import { viewSupportDesk } from '../support/view-role';
import { PreviewFrame } from './PreviewFrame';
import { isStill, Still } from './Still';

/** The screens that can be looked at: pages of the portal by their address, the others by a name. */
export const SCREENS = [
  {
    title: 'Before the door',
    items: [
      { id: 'login', label: 'Sign in' },
      { id: 'twoFactor', label: 'Second factor' },
      { id: 'profile', label: 'Profile completion' },
      { id: 'forgotPassword', label: 'Forgot password' },
      { id: 'resetPassword', label: 'New password' },
      { id: 'externalLogin', label: 'External sign-in' },
    ],
  },
  {
    title: 'Portal',
    items: [
      { id: '/dashboard', label: 'Home' },
      { id: '/apps/user-management/roles', label: 'Roles' },
      { id: '/apps/roles/view-role', label: 'Role' },
      { id: '/apps/user-management/users', label: 'Users' },
      { id: '/apps/user-management/users/edit/ada%40plinth.example', label: 'Profile' },
      { id: 'overlays', label: 'Dialogs and notifications' },
    ],
  },
  {
    title: 'Impersonation',
    items: [
      { id: 'acting', label: 'Acting as somebody' },
      { id: 'opening', label: 'A session opens' },
    ],
  },
  {
    title: 'Errors',
    items: [
      { id: 'notFound', label: 'Not found' },
      { id: 'systemError', label: 'System error' },
    ],
  },
] as const;

/** One of {@link SCREENS}. */
export type Screen = (typeof SCREENS)[number]['items'][number]['id'];

/** The portal itself, signed in on the sandbox; what is pressed in it happens. */
function PortalPreview({ path, theme, scheme }: PreviewProps & { path: string }) {
  // All of the theme as tokens: what was chosen may hold a colour that settings do not take.
  const brand = useMemo(() => ({ tokens: theme.tokens }), [theme]);
  return (
    // Its scheme is its own, whatever the workbench's tool says.
    <StoryThemeContext.Provider value={scheme}>
      <StoryPortal
        initialPath={path}
        initialState={viewSupportDesk}
        brand={brand}
        cartCount={2}
        prepare={({ storage }) => storage.theme.set(scheme)}
      />
    </StoryThemeContext.Provider>
  );
}

interface PreviewProps {
  theme: Theme;
  scheme: 'light' | 'dark';
}

/** A screen of the product under a theme, in a window of its own. */
export function ScreenPreview({ screen, theme, scheme }: PreviewProps & { screen: Screen }) {
  const title = scheme === 'light' ? 'Light' : 'Dark';
  return (
    <PreviewFrame title={title}>
      {isStill(screen) ? (
        <ThemeProvider theme={theme} colorScheme={scheme}>
          <Still of={screen} id={scheme} />
        </ThemeProvider>
      ) : (
        <PortalPreview key={screen} path={screen} theme={theme} scheme={scheme} />
      )}
    </PreviewFrame>
  );
}
