import { createTheme } from '@plinth/console/theme';
import { Providers } from '../Providers';

/** Made once, in a server component: what goes to the browser is the tokens that differ. */
const theme = createTheme({ brand: '#0f766e' });

export const metadata = { title: 'Fjord', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Providers theme={theme}>{children}</Providers>
      </body>
    </html>
  );
}
