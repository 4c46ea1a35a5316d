import { BROWSERS_PAGE } from '../browsers/page';
import { NAMES_PAGE } from './names-page';
import { pageName, SCREENS_FOLDER } from './screens/page';
import { SCREEN_WORDS } from './screens/words';
import { SIZES_PAGE } from './sizes-page';

/** The pages that a build writes from the sources: the package has them, git has not. */
export function writtenFiles(): ReadonlySet<string> {
  const screens = ['README.md', ...SCREEN_WORDS.map(({ screen }) => pageName(screen))];
  return new Set([
    BROWSERS_PAGE,
    NAMES_PAGE,
    SIZES_PAGE,
    ...screens.map((file) => `${SCREENS_FOLDER}/${file}`),
  ]);
}
