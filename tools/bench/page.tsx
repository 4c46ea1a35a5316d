import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Job, JobHead, Step, Temperature } from './job';

/**
 * What runs in the measured page. A page holds one side of the jobs of one file; the runner calls
 * `window.bench` and reads the browser's counters before and after.
 */
export interface Bench {
  open(jobName: string): void;
  /** What comes before the measured part: the mount, where the job is about steps. */
  prepare(): Promise<void>;
  /** The measured part. Milliseconds until the result was painted. */
  run(temperature: Temperature): Promise<number>;
  /** As many frames as `run` takes, with nothing done: what the harness itself costs. */
  idle(temperature: Temperature): Promise<void>;
  /** What is on the page, in words. */
  outcome(): string;
  /** Unmounts the page of the job. */
  clear(): Promise<void>;
  readonly jobs: readonly JobHead[];
}

const MOST_FRAMES = 240;

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

async function frames(amount: number): Promise<void> {
  for (let frame = 0; frame < amount; frame += 1) {
    await inTask(() => {});
    await nextFrame();
  }
}

/** Does a step and waits for the frame that shows its result. */
async function take({ act, isDone }: Step, root: HTMLElement): Promise<void> {
  await inTask(() => act(root));
  await nextFrame();
  for (let frame = 0; !isDone(root); frame += 1) {
    if (frame === MOST_FRAMES) throw new Error(`A step never got its result: ${act}.`);
    await nextFrame();
  }
}

const actionsOf = ({ steps, coldSteps }: Job, temperature: Temperature): number =>
  Math.min(temperature === 'cold' ? (coldSteps ?? 1_000) : 1_000, steps?.length ?? 1);

function headOf(job: Job): JobHead {
  const { name, kind = 'time', temperatures = ['cold', 'warm'], floors = ['bare', 'same'] } = job;
  const actions = { cold: actionsOf(job, 'cold'), warm: actionsOf(job, 'warm') };
  return { name, kind, temperatures, floors, actions, isInSession: job.before !== undefined };
}

declare global {
  interface Window {
    bench: Bench;
    /** Set by the runner of a `ready` job. */
    benchIsReady?: (milliseconds: string) => void;
  }
}

/** Makes the page one of these jobs. */
export function start(jobs: readonly Job[]): void {
  const root = document.createElement('main');
  document.body.append(root);
  let job: Job | undefined;
  let show: (page: ComponentType | null) => void = () => {};

  function Shell() {
    const [Page, setPage] = useState<ComponentType | null>(null);
    show = (page) => flushSync(() => setPage(() => page));
    return Page && <Page />;
  }

  function current(): Job {
    if (!job) throw new Error('No job is open.');
    return job;
  }

  window.bench = {
    jobs: jobs.map(headOf),

    open(jobName) {
      job = jobs.find(({ name }) => name === jobName);
      const reactRoot = createRoot(root);
      flushSync(() => reactRoot.render(<Shell />));
    },

    async prepare() {
      const { steps, page, kind, before = [] } = current();
      if (steps && kind !== 'heap') show(page);
      await frames(2);
      for (const step of before) {
        await take(step, root);
        await nextFrame();
      }
    },

    async run(temperature) {
      const { steps, page, kind, before } = current();
      const begin = performance.now();
      if (!steps || kind === 'heap') {
        await inTask(() => show(page));
        await nextFrame();
      }
      for (const step of steps?.slice(0, actionsOf(current(), temperature)) ?? []) {
        await take(step, root);
        if (before) await nextFrame();
      }
      return performance.now() - begin;
    },

    idle: (temperature) => frames(actionsOf(current(), temperature) * (current().before ? 2 : 1)),

    outcome: () => current().outcome(root),

    async clear() {
      show(null);
      await frames(2);
    },
  };

  // As a page of its own is: its first picture is what its script mounts.
  const wanted = jobs.find(
    ({ name }) => name === new URLSearchParams(location.search).get('ready'),
  );
  if (!wanted) return;
  job = wanted;
  createRoot(root).render(<wanted.page />);
  const wait = (): void => {
    if (root.firstElementChild) {
      void nextFrame().then(() => window.benchIsReady?.(String(performance.now())));
    } else {
      requestAnimationFrame(wait);
    }
  };
  wait();
}
