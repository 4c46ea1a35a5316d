import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ImpersonationStartScreen } from '../../src/components/impersonation/ImpersonationStartScreen';
import { ImpersonationStatus } from '../../src/components/impersonation/ImpersonationStatus';
import { StartImpersonationDialog } from '../../src/components/impersonation/StartImpersonationDialog';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

it('all of impersonation renders on a server, without style=""', () => {
  const user = { name: '<i>Grace</i>', email: 'grace@northwind.example' };
  const nothing = () => {};
  const html = renderToString(
    createElement(
      ThemeProvider,
      { nonce: 'abc' },
      createElement(ImpersonationStatus, {
        user,
        minutesLeft: 2,
        extension: { status: 'none' },
        onExtend: nothing,
        onEnd: nothing,
        onAcknowledge: nothing,
      }),
      createElement(StartImpersonationDialog, {
        user,
        isOpen: true,
        state: { status: 'idle' },
        onStart: nothing,
        onClose: nothing,
      }),
      createElement(ImpersonationStartScreen, {
        arrival: { status: 'failed', failure: { kind: 'network', retry: nothing } },
      }),
    ),
  );
  expect(html).toContain('&lt;i&gt;Grace&lt;/i&gt;');
  expect(html).toContain('The session could not be opened');
  expect(html).not.toMatch(/\sstyle="/);
  expect(html.match(/<style(?![^>]*nonce="abc")/g)).toBeNull();
});
