import { useMemo } from 'react';
import { LoginScreen } from '../../src/components/auth/LoginScreen';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import type { Theme } from '../../src/theme/theme-types';
import { StoryPortal } from '../support/StoryPortal';
import { StoryThemeContext } from '../support/story-theme';
import { viewSupportDesk } from '../support/view-role';
import { OverlaySamples } from './OverlaySamples';
import { PreviewFrame } from './PreviewFrame';

/** The screens that can be looked at. */
export const SCREENS = [
  ['login', 'Sign in'],
  ['/dashboard', 'Home'],
  ['/apps/user-management/roles', 'Roles'],
  ['/apps/roles/view-role', 'Role'],
  ['/apps/user-management/users', 'Users'],
  ['/apps/user-management/users/edit/ada%40plinth.example', 'Profile'],
  ['overlays', 'Dialogs and notifications'],
] as const;

/** One of {@link SCREENS}. */
export type Screen = (typeof SCREENS)[number][0];

const nothing = () => {};
const links = { terms: '/terms', plans: '/plans', contact: '/contact' };

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
      {screen === 'login' || screen === 'overlays' ? (
        <ThemeProvider theme={theme} colorScheme={scheme}>
          {screen === 'login' ? (
            <LoginScreen
              brandName="Northwind Cloud"
              links={links}
              isPending={false}
              errorText=""
              forgotPasswordHref="/auth/forgot-password"
              onForgotPassword={nothing}
              onExternal={nothing}
              onSubmit={nothing}
            />
          ) : (
            <OverlaySamples id={scheme} />
          )}
        </ThemeProvider>
      ) : (
        <PortalPreview key={screen} path={screen} theme={theme} scheme={scheme} />
      )}
    </PreviewFrame>
  );
}
