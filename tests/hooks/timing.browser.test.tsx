import { useState } from 'react';
import { expect, it } from 'vitest';
import { useOnline } from '../../src/hooks/connectivity/useConnectivityBanner';
import { useDocumentVisible } from '../../src/hooks/shell/useDocumentVisible';
import { useStoredTheme } from '../../src/hooks/shell/useStoredTheme';
import { useCountdown } from '../../src/hooks/timing/useCountdown';
import { useDebouncedValue } from '../../src/hooks/timing/useDebouncedValue';
import { useNow } from '../../src/hooks/timing/useNow';
import { useTimedFlag } from '../../src/hooks/timing/useTimedFlag';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

function Resend({ deadline, onShow }: { deadline: number; onShow: (seconds: number) => void }) {
  const seconds = useCountdown(deadline);
  onShow(seconds);
  return <p>{seconds > 0 ? `Please wait ${seconds} seconds` : 'Resend'}</p>;
}

function Now({ start, onRender }: { start: number; onRender: () => void }) {
  const minutes = (useNow(60_000) - start) / 60_000;
  onRender();
  return <p>minute {minutes}</p>;
}

function Search() {
  const [text, setText] = useState('first');
  return (
    <>
      <label>
        Search
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p>asks for {useDebouncedValue(text, 300)}</p>
    </>
  );
}

function Copy() {
  const [isCopied, raise] = useTimedFlag(1_000);
  return (
    <button type="button" onClick={raise}>
      {isCopied ? 'Copied' : 'Copy'}
    </button>
  );
}

function Facts() {
  const [theme, setTheme] = useStoredTheme();
  return (
    <>
      <p>
        {useOnline() ? 'online' : 'offline'} {useDocumentVisible() ? 'visible' : 'hidden'} {theme}
      </p>
      <button type="button" onClick={() => setTheme('light')}>
        Light
      </button>
    </>
  );
}

it('useCountdown counts to its deadline, however time passes, and ends once', async () => {
  const browser = createTestBrowser();
  const deadline = browser.clock.now() + 60_000;
  const seen: number[] = [];
  const onShow = (seconds: number) => {
    if (seen.at(-1) !== seconds) seen.push(seconds);
  };
  const { screen, platform } = await renderInTab(
    browser,
    <Resend deadline={deadline} onShow={onShow} />,
  );
  await expect.element(screen.getByText('Please wait 60 seconds')).toBeVisible();
  browser.clock.advance(1_000);
  await expect.element(screen.getByText('Please wait 59 seconds')).toBeVisible();
  // Asleep: the time passed, no timer ran.
  browser.clock.set(browser.clock.now() + 20_000);
  platform.visibility.play('visible');
  await expect.element(screen.getByText('Please wait 39 seconds')).toBeVisible();
  browser.clock.set(browser.clock.now() - 3_600_000);
  // The jump is noticed at the next wake-up, so it costs one second and not an hour.
  browser.clock.advance(2_000);
  await expect.element(screen.getByText('Please wait 38 seconds')).toBeVisible();
  browser.clock.advance(300_000);
  await expect.element(screen.getByText('Resend')).toBeVisible();
  expect(seen.filter((seconds) => seconds === 0)).toHaveLength(1);
  expect(seen).toEqual([...seen].sort((a, b) => b - a));
});

it('useNow renders once a step', async () => {
  const browser = createTestBrowser();
  const start = browser.clock.now();
  let renders = 0;
  const onRender = () => {
    renders += 1;
  };
  const { screen } = await renderInTab(browser, <Now start={start} onRender={onRender} />);
  await expect.element(screen.getByText('minute 0')).toBeVisible();
  const before = renders;
  browser.clock.advance(59_999);
  browser.clock.advance(1);
  await expect.element(screen.getByText('minute 1')).toBeVisible();
  // StrictMode renders twice.
  expect(renders - before).toBe(2);
});

it('useDebouncedValue lets a value through when it stood still for exactly 300 ms', async () => {
  const browser = createTestBrowser();
  const { screen } = await renderInTab(browser, <Search />);
  await expect.element(screen.getByText('asks for first')).toBeVisible();
  const field = screen.getByLabelText('Search');
  await field.fill('second');
  browser.clock.advance(299);
  await field.fill('third');
  browser.clock.advance(299);
  await expect.element(screen.getByText('asks for first')).toBeVisible();
  browser.clock.advance(1);
  await expect.element(screen.getByText('asks for third')).toBeVisible();
});

it('useTimedFlag stays up for its time, restarted each time it is raised', async () => {
  const browser = createTestBrowser();
  const { screen } = await renderInTab(browser, <Copy />);
  await screen.getByRole('button', { name: 'Copy' }).click();
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  browser.clock.advance(900);
  await screen.getByRole('button', { name: 'Copied' }).click();
  browser.clock.advance(900);
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  browser.clock.advance(100);
  await expect.element(screen.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
});

it('online, visible and theme follow the platform', async () => {
  const browser = createTestBrowser();
  const { screen, platform } = await renderInTab(browser, <Facts />);
  const other = browser.openTab();
  await expect.element(screen.getByText('online visible system')).toBeVisible();
  platform.online.setOnline(false);
  platform.visibility.play('hidden');
  other.platform.storage.theme.set('dark');
  await expect.element(screen.getByText('offline hidden dark')).toBeVisible();
  await screen.getByRole('button', { name: 'Light' }).click();
  await expect.element(screen.getByText('offline hidden light')).toBeVisible();
  expect(other.platform.storage.theme.get()).toBe('light');
});
