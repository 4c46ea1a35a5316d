import type { Progress } from './photograph';
import { pathOf } from './stories';

const EVERY_MS = 15_000;

function minutes(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  return `${Math.round(seconds / 60)} min`;
}

/** Says now and then how far it is. */
export function reportProgress(
  pairs: number,
  { say, now }: { say: (text: string) => void; now: () => number },
): Progress & { summary(): string } {
  const start = now();
  let [taken, told] = [0, start];
  const seconds = () => (now() - start) / 1000;
  return {
    taken() {
      taken += 1;
      if (now() - told < EVERY_MS && taken < pairs) return;
      told = now();
      const left = ((pairs - taken) * seconds()) / taken;
      const share = Math.round((100 * taken) / pairs);
      const rest = taken < pairs ? `, about ${minutes(left)} left` : '';
      say(`${taken} of ${pairs} pictures on each side, ${share} %${rest}`);
    },
    settled({ story, mode, before, after }) {
      const why = before.problem || after.problem || 'another picture';
      say(`the same when alone: ${pathOf(story)}, ${mode.name} (${why.split('\n')[0]})`);
    },
    summary() {
      const rate = (2 * taken) / Math.max(1, seconds());
      return `${2 * taken} pictures taken in ${minutes(seconds())}, ${rate.toFixed(1)} a second.`;
    },
  };
}
