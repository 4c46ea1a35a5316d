import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type CDPSession, chromium } from 'playwright';
import { findChromium } from '../scripts/chromium.mjs';
import { stylesOf } from './bundle';
import type { JobHead, Side } from './job';
import { JOB_FILES, type JobFile } from './jobs';

/** Frames come as fast as they are made: a wait for the screen would hide what is measured. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-gpu-vsync',
  '--disable-frame-rate-limit',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--js-flags=--expose-gc',
];

/** A job, and the file it is in. */
export interface FiledJob extends JobHead {
  readonly file: JobFile;
}

/** A page in a process of its own. */
export interface BenchPage {
  readonly cdp: CDPSession;
  goto(path: string): Promise<void>;
  /** Evaluates in the page, without what a test driver puts around it. */
  evaluate<Result = unknown>(expression: string): Promise<Result>;
  close(): Promise<void>;
}

export interface BenchBrowser {
  readonly version: string;
  readonly jobs: readonly FiledJob[];
  /** A page with one side of a job, just loaded. */
  open(job: FiledJob, side: Side): Promise<BenchPage>;
  /** A page without anything, of the place that all pages are of. */
  openEmpty(): Promise<BenchPage>;
  close(): Promise<void>;
}

/** Where the page of a file and a side is. */
export function addressOf(file: JobFile, side: Side): string {
  return `/${file}/${side}`;
}

async function openPage(browser: Browser, origin: string): Promise<BenchPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return {
    cdp,
    async goto(path) {
      await page.goto(origin + path);
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    },
    async evaluate<Result>(expression: string) {
      const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) {
        const { exception, text } = exceptionDetails;
        throw new Error(exception?.description ?? text);
      }
      return result.value as Result;
    },
    close: () => context.close(),
  };
}

/** Serves the pages and opens them in a headless Chromium. */
export async function openBrowser(
  scriptOf: (file: JobFile, side: Side) => Promise<string>,
): Promise<BenchBrowser> {
  const scripts = new Map<string, Promise<string>>();
  const server = createServer(async (request, response) => {
    const [, file, side, script] = new URL(request.url ?? '', 'http://bench').pathname.split('/');
    const address = addressOf(file as JobFile, side as Side);
    const kind = script ? 'text/javascript' : 'text/html';
    response.setHeader('content-type', `${kind};charset=utf-8`);
    if (script) {
      const bundled = scripts.get(address) ?? scriptOf(file as JobFile, side as Side);
      scripts.set(address, bundled);
      response.end(await bundled);
    } else {
      const styles = side ? `<style>${stylesOf(side as Side)}</style>` : '';
      const code = side ? `<script src="${address}/page.js"></script>` : '';
      response.end(
        `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${side}</title>${styles}<body>${code}</body></html>`,
      );
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ARGUMENTS,
    ...(executablePath === undefined ? {} : { executablePath }),
  });

  async function openAt(path: string): Promise<BenchPage> {
    const page = await openPage(browser, origin);
    await page.goto(path);
    return page;
  }

  const jobs: FiledJob[] = [];
  for (const file of JOB_FILES) {
    const page = await openAt(addressOf(file, 'bare'));
    for (const head of await page.evaluate<readonly JobHead[]>('bench.jobs')) {
      jobs.push({ ...head, file });
    }
    await page.close();
  }

  return {
    version: browser.version(),
    jobs,
    async open(job, side) {
      const page = await openAt(addressOf(job.file, side));
      await page.evaluate(`bench.open(${JSON.stringify(job.name)})`);
      return page;
    },
    openEmpty: () => openAt('/'),
    async close() {
      await browser.close();
      server.close();
    },
  };
}
