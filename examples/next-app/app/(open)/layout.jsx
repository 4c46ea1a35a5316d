import { createTheme } from '@plinth/console/theme';
import { Providers } from '../Providers';
import { sessionOnServer } from '../server-client';

/** Made once, in a server component: what goes to the browser is the tokens that differ. */
const theme = createTheme({ brand: '#0f766e' });

export const metadata = { title: 'Fjord', icons: 'data:,' };

export default async function Layout({ children }) {
  const session = await sessionOnServer();
  return (
    <html lang="en">
      <body>
        <Providers theme={theme} session={session}>
          {children}
        </Providers>
      </body>
    </html>
  );
}
