import { Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageBoundary } from '../../src/app/PageBoundary';
import { lazyPart } from '../../src/components/ui/lazy-part';
import { createMemoryOnline } from '../../src/platform/online';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';

function Broken({ error }: { error: Error }): never {
  throw error;
}

// React reports every error that a boundary catches; that is what these tests are about.
const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => reported.mockClear());

function Page({
  error,
  onGoBack = () => {},
  onReload = () => {},
}: {
  error: Error;
  onGoBack?: () => void;
  onReload?: () => void;
}) {
  const [route, setRoute] = useState('/broken');
  return (
    <>
      <button type="button" onClick={() => setRoute('/fine')}>
        Go elsewhere
      </button>
      <PageBoundary resetKey={route} onGoBack={onGoBack} onReload={onReload}>
        {route === '/broken' ? <Broken error={error} /> : <p>Fine</p>}
      </PageBoundary>
    </>
  );
}

it('says what happened, goes back, and forgets it on another route', async () => {
  const onGoBack = vi.fn();
  const screen = await render(<Page error={new Error('boom')} onGoBack={onGoBack} />);
  await expect
    .element(screen.getByText('Oops!!! Something went wrong. Please reach out for help!'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Go Back' }).click();
  expect(onGoBack).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Go elsewhere' }).click();
  await expect.element(screen.getByText('Fine')).toBeVisible();
});

it('offers to reload the page when its code is gone, and still to go back', async () => {
  const onReload = vi.fn();
  const onGoBack = vi.fn();
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  const { screen } = await renderInTab(
    createTestBrowser(),
    <Page error={error} onReload={onReload} onGoBack={onGoBack} />,
  );
  await screen.getByRole('button', { name: 'Reload the page' }).click();
  expect(onReload).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Go Back' }).click();
  expect(onGoBack).toHaveBeenCalledOnce();
});

/** A page whose code comes at once, or not at all while there is no network. */
async function openMissing() {
  const online = createMemoryOnline();
  online.setOnline(false);
  const asked = vi.fn();
  const server = { isReached: true };
  const browser = createTestBrowser();
  const Late = lazyPart(async () => {
    asked();
    if (!online.isOnline() || !server.isReached)
      throw new TypeError('Failed to fetch dynamically imported module: x');
    return () => <p>The late page</p>;
  });
  function Pages() {
    const [route, setRoute] = useState('/late');
    return (
      <>
        <button type="button" onClick={() => setRoute(route === '/late' ? '/' : '/late')}>
          Go on
        </button>
        <PageBoundary resetKey={route} onGoBack={() => {}} onReload={() => {}}>
          {route === '/late' && (
            <Suspense fallback={null}>
              <Late />
            </Suspense>
          )}
        </PageBoundary>
      </>
    );
  }
  const { screen } = await renderInTab(browser, <Pages />, {
    wrap: (platform) => ({ ...platform, online }),
  });
  const reload = screen.getByRole('button', { name: 'Reload the page' });
  await expect.element(reload).toBeVisible();
  return { screen, online, asked, reload, server, browser };
}

it('says that there is no connection, and blames nobody', async () => {
  const { screen, online, server } = await openMissing();
  await expect.element(screen.getByText('There is no connection')).toBeVisible();
  expect(screen.getByText(/new version|reach out/).query()).toBeNull();
  server.isReached = false;
  online.setOnline(true);
  await expect.element(screen.getByText(/There may be a new version/)).toBeVisible();
});

it('asks for missing code until the server is reached, where there is a network before', async () => {
  const { screen, online, asked, server, browser } = await openMissing();
  server.isReached = false;
  online.setOnline(true);
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  await expect.element(screen.getByText(/There may be a new version/)).toBeVisible();
  server.isReached = true;
  browser.clock.advance(2_000);
  await expect.element(screen.getByText('The late page')).toBeVisible();
});

it('asks for missing code again once there is a network, and not before', async () => {
  const { screen, online, asked, reload } = await openMissing();
  expect(asked).toHaveBeenCalledOnce();
  await reload.click();
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  await expect.element(reload).toBeVisible();
  online.setOnline(true);
  await expect.element(screen.getByText('The late page')).toBeVisible();
});

it('asks for missing code again when its page is opened again', async () => {
  const { screen, online, reload } = await openMissing();
  const go = screen.getByRole('button', { name: 'Go on' });
  await go.click();
  await expect.element(reload).not.toBeInTheDocument();
  online.setOnline(true);
  await go.click();
  await expect.element(screen.getByText('The late page')).toBeVisible();
});

/** A text without an element of its own, beside something that comes. */
function Translatable() {
  const [isOn, setOn] = useState(false);
  return (
    <div>
      {isOn && <strong>Came</strong>}
      {`A text ${isOn}`}
      <button type="button" onClick={() => setOn(true)}>
        Go on
      </button>
    </div>
  );
}

it('draws a page once more whose nodes a translator has moved (contract §4.33)', async () => {
  const screen = await render(
    <PageBoundary resetKey="/page" onGoBack={() => {}} onReload={() => {}}>
      <Translatable />
    </PageBoundary>,
  );
  const text = screen.getByText('A text false').element().firstChild as ChildNode;
  const font = document.createElement('font');
  font.textContent = 'Ein Text';
  text.replaceWith(font);
  await screen.getByRole('button', { name: 'Go on' }).click();
  await expect.element(screen.getByText('A text false')).toBeVisible();
  await screen.getByRole('button', { name: 'Go on' }).click();
  await expect.element(screen.getByText('Came')).toBeVisible();
});
