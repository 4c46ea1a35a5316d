import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConfigErrorScreen } from '../components/errors/ConfigErrorScreen';
import { decodePercent } from '../domain/text/percent';
import { systemClock } from '../platform/clock';
import { ThemeProvider } from '../theme/ThemeProvider';
import { errorsPaths } from './errors/paths';
import { loadConfig } from './load-config';
import { Portal } from './Portal';
import './portal.css';

/** The nonce that the server filled in, or none when the page is served as it was built. */
function readNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  const nonce = meta?.nonce || meta?.content;
  return nonce && !nonce.startsWith('__') ? nonce : undefined;
}

/** An address with a broken escape is not found; the router could only warn about it. */
function mendAddress(): void {
  if (decodePercent(window.location.pathname) === null) {
    window.history.replaceState(null, '', errorsPaths.notFound);
  }
}

async function start(): Promise<void> {
  const element = document.getElementById('plinth');
  if (!element) throw new Error('The page has no element with the id "plinth".');
  mendAddress();
  const nonce = readNonce();
  const result = await loadConfig(document.getElementById('plinth-config')?.textContent);
  const root = createRoot(element);
  if (!result.ok) {
    root.render(
      <ThemeProvider nonce={nonce} colorScheme="system" applyToDocument>
        <ConfigErrorScreen problems={result.problems} />
      </ThemeProvider>,
    );
    return;
  }
  if (result.config.sandbox !== undefined) {
    const { startDemo } = await import('../sandbox/msw/start-demo');
    await startDemo(result.config.sandbox, systemClock);
  }
  const { config } = result;
  // A screen alone, for the frames of other pages (docs/frame.md).
  const isFramed = window.location.pathname.startsWith('/embed/');
  root.render(
    <StrictMode>
      {isFramed ? (
        (await import('../embed/frame/start-frame')).startFrame({ config, nonce })
      ) : (
        <Portal config={config} nonce={nonce} />
      )}
    </StrictMode>,
  );
}

void start();
