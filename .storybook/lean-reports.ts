import { afterEach } from 'vitest';

// What axe has found fails a story by itself. Its whole report, a quarter of a megabyte for a page,
// is for the panel of the workbench, and would go to the runner and into its file for each story.
if (import.meta.env.VITEST_STORYBOOK === 'false') {
  afterEach(({ task }) => {
    Object.assign(task.meta, { reports: [] });
  });
}
