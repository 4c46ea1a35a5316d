import { createTheme } from '@plinth/console/theme';
import { headers } from 'next/headers';
import { Providers } from '../Providers';

const theme = createTheme({ brand: '#0f766e' });

export const metadata = { title: 'Fjord', icons: 'data:,' };

/** Pages under a strict policy: `proxy.js` makes the nonce of each answer. */
export default async function Layout({ children }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="en">
      <body>
        <Providers theme={theme} nonce={nonce}>
          {children}
        </Providers>
      </body>
    </html>
  );
}
