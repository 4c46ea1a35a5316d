/**
 * `npm run bench:server`: what it costs a server to render 2,000 buttons, beside plain HTML. React's
 * production build in this process, processor time, each side in turns, medians.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { median } from './stats';

const ROUNDS = 40;
const WARM_UP = 10;

interface Sides {
  readonly ours: () => string;
  readonly plain: () => string;
}

async function load(): Promise<Sides> {
  const result = await build({
    entryPoints: [join(import.meta.dirname, 'server-page.tsx')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.bench-'));
  try {
    const file = join(folder, 'page.cjs');
    await writeFile(file, result.outputFiles[0]?.text ?? '');
    return (await import(file)) as Sides;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function millisecondsOf(render: () => string): number {
  const start = process.cpuUsage();
  render();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const sides = await load();
const buttonsIn = (html: string) => html.split('<button').length - 1;
if (buttonsIn(sides.ours()) !== buttonsIn(sides.plain())) {
  throw new Error('Both sides must render the same.');
}
const times = { ours: [] as number[], plain: [] as number[] };
for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
  for (const side of ['ours', 'plain'] as const) {
    const time = millisecondsOf(sides[side]);
    if (round >= WARM_UP) times[side].push(time);
  }
}
const [ours, plain] = [median(times.ours), median(times.plain)];
console.log(
  `2,000 buttons on a server: ours ${ours.toFixed(1)} ms, plain ${plain.toFixed(1)} ms, ratio ${(ours / plain).toFixed(2)}`,
);
