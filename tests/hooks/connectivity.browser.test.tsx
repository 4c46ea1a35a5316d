import { expect, it } from 'vitest';
import { ConnectivityBanner } from '../../src/components/connectivity/ConnectivityBanner';
import { RealtimeStateProvider } from '../../src/hooks/connectivity/RealtimeStateProvider';
import { useConnectivity } from '../../src/hooks/connectivity/useConnectivityBanner';
import { useReportRealtimeState } from '../../src/hooks/connectivity/useRealtimeState';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

type LiveState = Parameters<typeof useReportRealtimeState>[0];

function Live({ state }: { state: LiveState }) {
  useReportRealtimeState(state);
  return null;
}

function Banner() {
  return <ConnectivityBanner state={useConnectivity()} />;
}

async function open(expires = '') {
  const browser = createTestBrowser();
  const tree = (state: LiveState) => (
    <RealtimeStateProvider>
      <Live state={state} />
      <Banner />
    </RealtimeStateProvider>
  );
  const tab = await renderInTab(browser, tree('connected'), {
    prepare: (platform) => platform.storage.auth.set({ email: 'ada@plinth.example', expires }),
  });
  // The session check signs nobody in, and must not take the record away under the test.
  tab.platform.storage.auth.set({ email: 'ada@plinth.example', expires });
  const region = tab.screen.getByRole('status');
  const transcript: string[] = [];
  new MutationObserver(() => {
    const text = region.element().textContent ?? '';
    if (text !== transcript.at(-1)) transcript.push(text);
  }).observe(region.element(), { childList: true, subtree: true, characterData: true });
  return { ...tab, browser, region, transcript, live: (state: LiveState) => tab.show(tree(state)) };
}

const OFFLINE =
  "Warning: It looks like you're offline. Please check your internet connection and try again.";
const SERVER =
  'Error: Unable to connect to our servers. Please try again later, or contact support for help.';

it('50 flaps in 10 s show nothing; a lasting change is announced once', async () => {
  const { browser, platform, region, transcript } = await open();
  for (let flap = 0; flap < 50; flap += 1) {
    platform.online.setOnline(flap % 2 === 1);
    // Effects run, so that every change is seen on its own.
    await expect.element(region).toBeEmptyDOMElement();
    browser.clock.advance(200);
  }
  platform.online.setOnline(false);
  await new Promise(requestAnimationFrame);
  browser.clock.advance(1_999);
  await new Promise(requestAnimationFrame);
  expect(transcript).toEqual([]);
  browser.clock.advance(1);
  await expect.element(region).toHaveTextContent(OFFLINE);
  browser.clock.advance(60_000);
  await new Promise(requestAnimationFrame);
  expect(transcript).toEqual([OFFLINE]);
});

it('offline wins, and goes over into the other banner without a gap', async () => {
  const { browser, platform, region, transcript, live } = await open();
  platform.online.setOnline(false);
  await live('reconnecting');
  browser.clock.advance(2_000);
  await expect.element(region).toHaveTextContent(OFFLINE);
  platform.online.setOnline(true);
  await new Promise(requestAnimationFrame);
  browser.clock.advance(2_000);
  await expect.element(region).toHaveTextContent(SERVER);
  await live('connected');
  browser.clock.advance(2_000);
  await expect.element(region).toBeEmptyDOMElement();
  expect(transcript).toEqual([OFFLINE, SERVER, '']);
});

it('the server is unreachable only while the token holds, to within 2,000 ms', async () => {
  const browser = createTestBrowser();
  const end = browser.clock.now() + 60_000;
  const { region, live, browser: own } = await open(new Date(end).toISOString());
  await live('reconnecting');
  own.clock.advance(2_000);
  await expect.element(region).toHaveTextContent(SERVER);
  own.clock.advance(55_999);
  await new Promise(requestAnimationFrame);
  own.clock.advance(1);
  await new Promise(requestAnimationFrame);
  own.clock.advance(2_000);
  await expect.element(region).toBeEmptyDOMElement();
});

it.each(['stopped', 'connecting', 'connected'] as const)(
  'a live connection that is %s is not down',
  async (state) => {
    const { browser, region, live } = await open();
    await live(state);
    browser.clock.advance(10_000);
    await new Promise(requestAnimationFrame);
    await expect.element(region).toBeEmptyDOMElement();
  },
);
