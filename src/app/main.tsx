import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConfigErrorScreen } from '../components/errors/ConfigErrorScreen';
import { decodePercent } from '../domain/text/percent';
import { systemClock } from '../platform/clock';
import { ThemeProvider } from '../theme/ThemeProvider';
import type { ConfigResult } from './config';
import { NOTHING_RARE } from './config-checks';
import { errorsPaths } from './errors/paths';
import { Portal } from './Portal';
import { parseConfigBy, readSettings } from './parse-config';
import './portal.css';

/** Whether settings hold something that only `rare-config-checks` can read. */
function hasRare(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false;
  if ('embed' in input) return true;
  if (!('brand' in input)) return false;
  const { brand } = input;
  return typeof brand === 'object' && brand !== null && ('tokens' in brand || 'font' in brand);
}

/** `parseConfigText`, which loads the checks of rare settings only for a portal that uses some. */
async function loadConfig(text: string | null | undefined): Promise<ConfigResult> {
  const settings = readSettings(text);
  if (!settings.ok) return settings;
  const { input } = settings;
  const checks = hasRare(input)
    ? (await import('./rare-config-checks')).RARE_CONFIG_CHECKS
    : NOTHING_RARE;
  return parseConfigBy(checks, input);
}

/** The nonce that the server filled in, or none when the page is served as it was built. */
function readNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  const nonce = meta?.nonce || meta?.content;
  return nonce && !nonce.startsWith('__') ? nonce : undefined;
}

/** An address with an invalid escape shows "not found"; the router would only log a warning. */
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
