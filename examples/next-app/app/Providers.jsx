'use client';

import {
  ConsoleProvider,
  createConsole,
  createQueryClient,
  SessionProvider,
} from '@plinth/console/hooks';
import { ThemeProvider } from '@plinth/console/theme';
import { useServerInsertedHTML } from 'next/navigation';
import { useState } from 'react';

/** One console for each request on the server, and one for the page in the browser. */
export function Providers({ theme, nonce, session, children }) {
  const [parts] = useState(() => createConsole({ queryClient: createQueryClient() }));
  // Without a nonce React takes the style elements to the head by itself.
  const strict = nonce && { nonce, insertHtml: useServerInsertedHTML };
  return (
    <ThemeProvider theme={theme} {...strict}>
      <ConsoleProvider {...parts}>
        <SessionProvider initialSession={session}>{children}</SessionProvider>
      </ConsoleProvider>
    </ThemeProvider>
  );
}
