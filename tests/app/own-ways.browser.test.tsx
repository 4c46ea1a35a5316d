import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LanguageContext, useLanguage } from '../../src/app/language/language-context';
import { ENGLISH } from '../../src/app/language/languages';
import { OwnWays } from '../../src/app/users/OwnWays';
import { MomentText } from '../../src/components/ui/MomentText';
import { RegionSettings } from '../../src/components/users/RegionSettings';
import { useSession } from '../../src/hooks/auth/useSession';
import { useRegionSettings } from '../../src/hooks/users/useRegionSettings';
import { preferencesKey } from '../../src/platform/kept-preferences';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';

const OFFERED = [
  { tag: 'en', name: 'English' },
  { tag: 'de', name: 'Deutsch' },
];

function Settings() {
  const { choice } = useLanguage();
  return (
    <>
      <MomentText instant={new Date('2026-03-01T23:30:00Z')} />
      <output aria-label="Spoken">{choice.current}</output>
      <RegionSettings {...useRegionSettings(choice)} />
    </>
  );
}

function Page() {
  const [current, onChange] = useState('en');
  const value = {
    language: ENGLISH,
    choice: { current, offered: OFFERED, onChange },
    failure: null,
  };
  if (useSession().status !== 'signedIn') return null;
  return (
    <LanguageContext.Provider value={value}>
      <OwnWays>
        <Settings />
      </OwnWays>
    </LanguageContext.Provider>
  );
}

it('what a user chooses holds at once, and wherever they sign in again', async () => {
  const browser = createTestBrowser('signedIn');
  const first = await renderInTab(browser, <Page />);
  await first.screen.getByRole('button', { name: /Time zone/ }).click();
  await expect.element(first.screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('Kiritimati{Enter}');
  await first.screen.getByRole('button', { name: /Dates/ }).click();
  await first.screen.getByRole('option', { name: /ISO 8601/ }).click();
  await expect.element(first.screen.getByText('2026-03-02 13:30', { exact: true })).toBeVisible();
  await first.screen.getByRole('button', { name: /^Language|Language$/ }).click();
  await first.screen.getByRole('option', { name: 'Deutsch' }).click();
  await expect
    .element(first.screen.getByRole('status', { name: 'Spoken' }))
    .toHaveTextContent('de');
  await first.screen.unmount();

  // Another tab begins in English, and hears what is theirs.
  const { screen } = await renderInTab(browser, <Page />);
  await expect.element(screen.getByText('2026-03-02 13:30', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('status', { name: 'Spoken' })).toHaveTextContent('de');
});

it('a time zone that this browser calls by another name is shown as it was chosen', async () => {
  const browser = createTestBrowser('signedIn');
  const kept = JSON.stringify({ 'profile.timeZone': 'Europe/Kyiv' });
  const { screen } = await renderInTab(browser, <Page />, {
    prepare: ({ localArea }) =>
      localArea.open().setItem(preferencesKey('plinth', ADMIN_EMAIL), kept),
  });
  await expect.element(screen.getByRole('button', { name: /Time zone/ })).toHaveTextContent('Kyiv');
});
