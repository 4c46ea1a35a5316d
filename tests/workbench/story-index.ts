import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

/** A story as its file says. */
export interface IndexedStory {
  readonly id: string;
  readonly title: string;
}

/** The ids of all stories, read from their files as Storybook reads them. */
export async function readStories(folder = 'stories'): Promise<readonly IndexedStory[]> {
  const names = await readdir(folder, { recursive: true });
  const found = await Promise.all(
    names
      .filter((name) => name.endsWith('.stories.tsx'))
      .map(async (name) => {
        const code = await readFile(join(folder, name), 'utf8');
        const csf = loadCsf(code, {
          fileName: name,
          makeTitle: (title) => title ?? name,
        }).parse();
        return csf.indexInputs.map(({ __id: id = '', title = '' }) => ({ id, title }));
      }),
  );
  return found.flat();
}
