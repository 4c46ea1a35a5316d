import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

/** A story as its file says. */
export interface IndexedStory {
  readonly id: string;
  readonly title: string;
  /** As the sidebar says it: `Failed with server text`. */
  readonly name: string;
  /** The component that its file names; undefined where it names none. */
  readonly component: string | undefined;
  /** Whether it is a test of a story, which shows no state of its own. */
  readonly isTest: boolean;
  /** The story's own sentence in its file; null if it has none. */
  readonly sentence: string | null;
}

/** The comment that ends right above an export, on one line. */
function commentAbove(code: string, exportName: string): string | null {
  const at = code.search(new RegExp(`\\*/\\nexport const ${exportName}\\b`));
  if (at < 0) return null;
  const text = code.slice(code.lastIndexOf('/**', at) + 3, at);
  return text.replace(/\s*\n\s*\* ?/g, ' ').trim();
}

const cache = new Map<string, Promise<readonly IndexedStory[]>>();

/** All stories of a folder, in the order of files and exports. Each folder is read once. */
export function readStories(folder: string): Promise<readonly IndexedStory[]> {
  const stories = cache.get(folder) ?? parseStories(folder);
  cache.set(folder, stories);
  return stories;
}

/** Reads stories from their files as Storybook reads them. */
async function parseStories(folder: string): Promise<readonly IndexedStory[]> {
  const names = (await readdir(folder, { recursive: true })).sort();
  const found = await Promise.all(
    names
      .filter((name) => name.endsWith('.stories.tsx'))
      .map(async (name) => {
        const code = await readFile(join(folder, name), 'utf8');
        const csf = loadCsf(code, {
          fileName: name,
          makeTitle: (title) => title ?? name,
        }).parse();
        return csf.indexInputs.map((story) => ({
          id: story.__id ?? '',
          title: story.title ?? '',
          name: story.name ?? story.exportName,
          component: csf.meta.component,
          isTest: 'subtype' in story && story.subtype === 'test',
          sentence: commentAbove(code, story.exportName),
        }));
      }),
  );
  return found.flat();
}
