import type { Browser } from 'playwright';
import { type Camera, openCamera, type Shot } from './camera';
import type { Mode } from './modes';
import { Stopped } from './processes';
import { serveFolder } from './serve';
import { type StoryEntry, takes } from './stories';

/** A story in one mode, as it is at both revisions. */
export interface Pair {
  readonly story: StoryEntry;
  readonly mode: Mode;
  readonly before: Shot;
  readonly after: Shot;
}

/** What is reported while it runs. */
export interface Progress {
  /** After each pair of pictures. */
  taken(): void;
  /** A pair that differed, and was the same with each story alone on a new page. */
  settled(pair: Pair): void;
}

/** Stories that share a page until it is reloaded. */
interface Batch {
  readonly mode: Mode;
  readonly stories: readonly StoryEntry[];
}

/** A story begins as in the sidebar of the workbench: in the page of the one before it. */
const STORIES_A_PAGE = 30;

/** So many differences are looked at a second time; more than these are no accident. */
const SECOND_LOOKS = 40;

function batchesOf(all: readonly StoryEntry[], modes: readonly Mode[]): readonly Batch[] {
  return modes.flatMap((mode) => {
    const stories = all.filter((story) => takes(mode, story));
    return Array.from({ length: Math.ceil(stories.length / STORIES_A_PAGE) }, (_, at) => ({
      mode,
      stories: stories.slice(at * STORIES_A_PAGE, (at + 1) * STORIES_A_PAGE),
    }));
  });
}

/** Whether both sides could be photographed and show the same, byte for byte. */
function isSame({ before, after }: Pair): boolean {
  if (before.isLeftOut || after.isLeftOut) return true;
  return (
    before.problem === '' &&
    after.problem === '' &&
    before.picture === after.picture &&
    before.tree === after.tree
  );
}

/**
 * Photographs stories of two built Storybooks in all modes, both at the same time.
 *
 * What differs is photographed once more, alone on a new page on both sides: a change stays, what a
 * story before it or a stumble of the machine has left goes. A story that cannot be photographed is
 * tried again in the same way.
 *
 * @returns the pairs that differ or that could not be photographed
 * @throws Stopped when the signal was aborted
 */
export async function photograph(
  browser: Browser,
  folders: { before: string; after: string },
  stories: readonly StoryEntry[],
  modes: readonly Mode[],
  { workers, progress, signal }: { workers: number; progress: Progress; signal: AbortSignal },
): Promise<readonly Pair[]> {
  const batches = batchesOf(stories, modes);
  const found: Pair[] = [];
  let next = 0;
  let secondLooks = 0;

  const work = async (before: Camera, after: Camera): Promise<void> => {
    const both = async <Result>(ask: (camera: Camera) => Promise<Result>) => {
      const [one, other] = await Promise.all([ask(before), ask(after)]);
      return { before: one, after: other };
    };
    const alone = async (mode: Mode, story: StoryEntry): Promise<Pair> => {
      await both((camera) => camera.open(mode, story));
      return { story, mode, ...(await both((camera) => camera.shoot(story))) };
    };
    for (let batch = batches[next++]; batch; batch = batches[next++]) {
      const { mode } = batch;
      let isFresh = false;
      for (const story of batch.stories) {
        if (signal.aborted) throw new Stopped();
        if (!isFresh) await both((camera) => camera.open(mode, story));
        isFresh = true;
        let pair: Pair = { story, mode, ...(await both((camera) => camera.shoot(story))) };
        if (!isSame(pair) && secondLooks < SECOND_LOOKS) {
          secondLooks += 1;
          const first = pair;
          pair = await alone(mode, story);
          if (isSame(pair)) progress.settled(first);
          isFresh = false;
        }
        if (!isSame(pair)) found.push(pair);
        progress.taken();
      }
    }
  };

  const sides = [await serveFolder(folders.before), await serveFolder(folders.after)] as const;
  try {
    const teams = Array.from({ length: workers }, async () => {
      const [before, after] = await Promise.all([
        openCamera(browser, sides[0].url),
        openCamera(browser, sides[1].url),
      ]);
      await work(before, after);
      await Promise.all([before.close(), after.close()]);
    });
    await Promise.all(teams);
  } finally {
    for (const side of sides) side.close();
  }
  return found;
}
