import { STORY_PROBLEMS } from '../visual/page-script';

/**
 * What is evaluated once in the frame of a built Storybook: `plinthStory(id)` shows a story, waits
 * for the end of its play function and of axe, and returns what went wrong, or ''; `plinthSize(id)`
 * returns the window that the story wants, or null.
 */
export const STORY_SCRIPT = `(() => {
  if (window.plinthStory) return;
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) throw new Error('Storybook has not started');
  let problems = [];
  let end = () => {};
  ${STORY_PROBLEMS}
  listenForProblems(channel, (problem) => problems.push(problem));
  window.addEventListener('error', ({ message }) => {
    // Says only that what a size has changed is measured a frame later.
    if (!message.startsWith('ResizeObserver loop')) problems.push('uncaught: ' + message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    problems.push('uncaught: ' + (reason?.message ?? reason)),
  );
  // The one that the page was loaded with.
  channel.on('storyUnchanged', (storyId) => channel.emit('forceRemount', { storyId }));
  channel.on('storyMissing', (id) => end(id, 'The story is missing.'));
  channel.on('storyFinished', ({ storyId, status, reporters = [] }) => {
    const rules = reporters
      .filter(({ status }) => status === 'failed')
      .flatMap(({ type, result }) => [
        type,
        ...(result?.violations ?? []).map(({ id, nodes }) => id + ' ' + (nodes[0]?.target ?? '')),
      ]);
    if (rules.length > 0) problems.push(rules.join(', '));
    else if (status === 'error' && problems.length === 0) problems.push('The story failed.');
    end(storyId, problems.join('\\n'));
  });
  const frames = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  window.plinthStory = (id, longest) =>
    new Promise((done) => {
      problems = [];
      const late = setTimeout(
        () => done(['It was not finished.', ...problems].join('\\n')),
        longest,
      );
      end = async (ended, problem) => {
        if (ended !== id) return;
        clearTimeout(late);
        const isEmpty = document.getElementById('storybook-root').childElementCount === 0;
        done(problem || (isEmpty && document.querySelectorAll('body > [data-plinth-root]').length === 0 ? 'It shows nothing.' : ''));
      };
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
  window.plinthSize = async (storyId) => {
    const story = await window.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId });
    const { options } = story.parameters.viewport ?? {};
    const { width, height } = options?.[story.storyGlobals.viewport?.value]?.styles ?? {};
    return width ? [parseInt(width), parseInt(height)] : null;
  };
  window.plinthOverflow = async () => {
    await frames();
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  };
})()`;
