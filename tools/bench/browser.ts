import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type CDPSession, chromium } from 'playwright';
import { findChromium } from '../scripts/chromium.mjs';
import { stylesOf } from './bundle';
import type { Side } from './job';

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

/** A page with one side of one job in a process of its own. */
export interface BenchPage {
  readonly cdp: CDPSession;
  /** Evaluates in the page, without what a test driver puts around it. */
  evaluate<Result = unknown>(expression: string): Promise<Result>;
  close(): Promise<void>;
}

export interface BenchBrowser {
  readonly version: string;
  open(jobName: string, side: Side): Promise<BenchPage>;
  /** Evaluates in a page with no job. */
  ask<Result>(expression: string): Promise<Result>;
  close(): Promise<void>;
}

function htmlOf(side: Side): string {
  const styles = `<style>${stylesOf(side)}</style>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${side}</title>${styles}<body><script src="/page.js"></script></body></html>`;
}

async function openPage(browser: Browser, url: string): Promise<BenchPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(url);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    cdp,
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

/** Serves the page and opens it in a headless Chromium. */
export async function openBrowser(script: string): Promise<BenchBrowser> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    const side = request.url === '/plain' ? 'plain' : 'ours';
    response.setHeader(
      'content-type',
      `${isScript ? 'text/javascript' : 'text/html'};charset=utf-8`,
    );
    response.end(isScript ? script : htmlOf(side));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ARGUMENTS,
    ...(executablePath === undefined ? {} : { executablePath }),
  });

  return {
    version: browser.version(),
    async open(jobName, side) {
      const page = await openPage(browser, `${origin}/${side}`);
      await page.evaluate(`bench.open(${JSON.stringify(jobName)}, ${JSON.stringify(side)})`);
      return page;
    },
    async ask<Result>(expression: string) {
      const page = await openPage(browser, `${origin}/plain`);
      const answer = await page.evaluate<Result>(expression);
      await page.close();
      return answer;
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
