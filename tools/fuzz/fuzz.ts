import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiClient } from '../../src/api/client';
import { createApiClient } from '../../src/api/create-client';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { badAnswer } from './answers';
import { FUZZ_NOW, type FuzzedRead } from './fuzzed-read';
import { createRandom, type Random } from './random';

/** Words that only a mistake puts on a screen. */
const NEVER_SHOWN = /\bundefined\b|\bNaN\b|Invalid Date|\[object /;
const SPOKEN = /\s(?:aria-label|title|alt|placeholder|value)="([^"]*)"/g;

/** What came of one read. */
export interface FuzzResult {
  readonly name: string;
  /** Answers that were shown, and those that were refused as no answer of this call. */
  readonly shown: number;
  readonly refused: number;
  /** What went wrong, with the number of the answer: the same seed brings it again. */
  readonly problems: readonly string[];
}

/** All texts of a page, visible or for screen readers. */
function textOf(html: string): string {
  const spoken = [...html.matchAll(SPOKEN)].map(([, words]) => words);
  const seen = html.replace(/<(style|script)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ');
  return [seen, ...spoken].join(' ');
}

function describe(thrown: unknown): string {
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
}

/** Reads one bad answer and shows what comes of it. @throws whatever must never be thrown. */
async function tryOnce(read: FuzzedRead, client: ApiClient): Promise<boolean> {
  const { isShown, page } = await read.read(client);
  const [word] = NEVER_SHOWN.exec(textOf(renderToStaticMarkup(page))) ?? [];
  if (word !== undefined) throw new Error(`it shows “${word}”`);
  return isShown;
}

/** Tries so many bad answers to one read. */
export async function fuzz(
  read: FuzzedRead,
  { answers, seed = 1 }: { readonly answers: number; readonly seed?: number },
): Promise<FuzzResult> {
  const random: Random = createRandom(seed);
  const problems: string[] = [];
  let shown = 0;
  for (let turn = 0; turn < answers; turn += 1) {
    const clock = createManualClock(FUZZ_NOW);
    const client = createApiClient({
      baseUrl: 'https://api.example',
      clock,
      random: () => 0,
      fetch: async () => {
        // What is tried again after a failure of the server waits for no time at all.
        queueMicrotask(() => setImmediate(() => clock.advance(0)));
        return badAnswer(read.answer, turn, random);
      },
    });
    try {
      if (await tryOnce(read, client)) shown += 1;
    } catch (thrown) {
      problems.push(`answer ${turn} of seed ${seed}: ${describe(thrown)}`);
    }
  }
  return { name: read.name, shown, refused: answers - shown - problems.length, problems };
}
