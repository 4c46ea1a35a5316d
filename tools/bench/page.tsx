import { type ComponentType, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import type { Job, JobHead, Side } from './job';
import { jobs } from './jobs';

/**
 * What runs in the measured page. A page holds one side of one job; the runner calls `window.bench`
 * and reads the browser's counters before and after.
 */
export interface Bench {
  /** Renders the frame around the job: the theme on our side, nothing on the plain one. */
  open(jobName: string, side: Side): void;
  /** What comes before the measured part: the mount, where the job is about steps. */
  prepare(): Promise<void>;
  /** The measured part. Milliseconds until the result was painted. */
  run(): Promise<number>;
  /** As many frames as `run` takes, with nothing done: what the harness itself costs. */
  idle(): Promise<void>;
  /** What is on the page, in words. */
  outcome(): string;
  /** Unmounts the page of the job. */
  clear(): Promise<void>;
  readonly jobs: readonly JobHead[];
}

const MOST_FRAMES = 240;
const root = document.createElement('main');
document.body.append(root);

let job: Job | undefined;
let side: Side = 'plain';
let show: (page: ComponentType | null) => void = () => {};

function Shell() {
  const [Page, setPage] = useState<ComponentType | null>(null);
  show = (page) => flushSync(() => setPage(() => page));
  return Page && <Page />;
}

function Frame({ children }: { children: ReactNode }) {
  return side === 'ours' ? <ThemeProvider>{children}</ThemeProvider> : children;
}

/** Resolves when the frame that holds the changes so far has been painted. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}

/** Does it in a task of the page, so that the browser counts it as script of the page. */
function inTask(work: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      try {
        work();
        resolve();
      } catch (error) {
        reject(error);
      }
    };
    port2.postMessage(null);
  });
}

function current(): Job {
  if (!job) throw new Error('No job is open.');
  return job;
}

async function frames(amount: number): Promise<void> {
  for (let frame = 0; frame < amount; frame += 1) {
    await inTask(() => {});
    await nextFrame();
  }
}

const bench: Bench = {
  jobs: jobs.map(({ name, kind, goal, limitMs, steps }) => ({
    name,
    kind,
    goal,
    limitMs,
    actions: steps?.length ?? 1,
  })),

  open(jobName, wantedSide) {
    side = wantedSide;
    job = jobs.find(({ name }) => name === jobName);
    const reactRoot = createRoot(root);
    flushSync(() =>
      reactRoot.render(
        <Frame>
          <Shell />
        </Frame>,
      ),
    );
  },

  async prepare() {
    const { steps, pages } = current();
    if (steps) show(pages[side]);
    await frames(2);
  },

  async run() {
    const { steps, pages } = current();
    const start = performance.now();
    if (!steps) {
      await inTask(() => show(pages[side]));
      await nextFrame();
      return performance.now() - start;
    }
    for (const [at, { act, isDone }] of steps.entries()) {
      await inTask(() => act(root));
      await nextFrame();
      for (let frame = 0; !isDone(root); frame += 1) {
        if (frame === MOST_FRAMES) throw new Error(`Step ${at + 1} never got its result.`);
        await nextFrame();
      }
    }
    return performance.now() - start;
  },

  idle: () => frames(current().steps?.length ?? 1),

  outcome: () => current().outcome(root),

  async clear() {
    show(null);
    await frames(2);
  },
};

declare global {
  interface Window {
    bench: Bench;
  }
}

window.bench = bench;
