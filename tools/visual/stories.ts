import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mode } from './modes';
import type { Shard } from './results';

/** A story of a built Storybook. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Whether it has a play function. */
  readonly isPlayed: boolean;
}

/** What `index.json` has of a story, a test of one, or a page. */
interface IndexEntry extends Omit<StoryEntry, 'isPlayed'> {
  readonly type: string;
  readonly subtype?: string;
  readonly tags: readonly string[];
}

/** Whether a story is photographed in a mode. */
export const takes = (mode: Mode, story: StoryEntry): boolean =>
  mode.isPlayed === undefined || mode.isPlayed === story.isPlayed;

/** What a story is called in a report and by `--only`: `Screens/Auth/Login/Empty`. */
export function pathOf({ title, name }: StoryEntry): string {
  return `${title}/${name}`;
}

/** `*` stands for anything within one step of a path, `**` for any steps, `?` for one letter. */
function globPattern(glob: string): RegExp {
  const source = glob
    .split(/(\*\*\/?|\*|\?)/)
    .map((part) => {
      if (part === '**/') return '(?:.*/)?';
      if (part === '**') return '.*';
      if (part === '*') return '[^/]*';
      if (part === '?') return '[^/]';
      return part.replace(/[.+^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}$`, 'i');
}

/** Whether one of some texts matches; without a wildcard it is enough to be a part of one. */
export function matches(wanted: string, texts: readonly string[]): boolean {
  if (!/[*?]/.test(wanted)) {
    return texts.some((text) => text.toLowerCase().includes(wanted.toLowerCase()));
  }
  const pattern = globPattern(wanted);
  return texts.some((text) => pattern.test(text));
}

/**
 * The stories of a built Storybook, in its order.
 *
 * @param only - globs of which one has to match the path or the id; none lets all through
 * @param hasTests - whether tests of stories count, which show no state of their own
 */
export async function listStories(
  folder: string,
  only: readonly string[],
  hasTests = false,
): Promise<readonly StoryEntry[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(index.entries)
    .filter(({ type, subtype }) => type === 'story' && (hasTests || subtype !== 'test'))
    .map(({ id, title, name, tags }) => ({ id, title, name, isPlayed: tags.includes('play-fn') }))
    .filter(
      (story) =>
        only.length === 0 || only.some((wanted) => matches(wanted, [pathOf(story), story.id])),
    );
}

/**
 * The ids of one shard: of four shards, the second takes the second, sixth and tenth story. Neighbours
 * are alike, so that all shards have about the same to do.
 */
export function idsOf(ids: readonly string[], shard: Shard | null): ReadonlySet<string> {
  const sorted = [...new Set(ids)].sort();
  return new Set(shard ? sorted.filter((_, at) => at % shard.of === shard.index - 1) : sorted);
}
