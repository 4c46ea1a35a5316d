/** The events that say that a story went wrong, for a script in its page. */
export const STORY_PROBLEMS = `
  const listenForProblems = (channel, onProblem) => {
    for (const name of [
      'playFunctionThrewException',
      'storyThrewException',
      'storyErrored',
      'unhandledErrorsWhilePlaying',
    ]) {
      channel.on(name, (event) => {
        const errors = Array.isArray(event) ? event : [event];
        const texts = errors.map((error) => error?.message ?? error?.description ?? String(error));
        onProblem(texts.join('\\n'));
      });
    }
  };`;

/**
 * Runs in every page before anything else. Text, as no bundler may touch it: the other revision's
 * Storybook knows nothing of it, so it asks only what every Storybook has.
 *
 * `plinthCamera.show(id)` brings up a story; `finished(id)` waits for the end of its play function
 * and says what went wrong; `isLeftOut(mode)` is for stories that are not photographed in a mode;
 * `rest()` waits until nothing in the page is on its way; `hold()` keeps what comes into sight, or
 * leaves it, from telling the story.
 */
export const PAGE_SCRIPT = `(() => {
  // Longer timers are not waited for: what waits for seconds is a state of its own.
  const SOON_MS = 500;
  const LONGEST_REST_MS = 3000;
  const setTimer = window.setTimeout.bind(window);
  const clearTimer = window.clearTimeout.bind(window);
  const soon = new Set();

  window.setTimeout = (work, delay, ...rest) => {
    const run = typeof work === 'function' ? work : () => (0, eval)(work);
    const timer = setTimer((...given) => {
      soon.delete(timer);
      run(...given);
    }, delay, ...rest);
    if (!(delay > SOON_MS)) soon.add(timer);
    return timer;
  };
  window.clearTimeout = (timer) => {
    soon.delete(timer);
    clearTimer(timer);
  };

  // A picture that is higher than the window makes all of the page visible for a moment.
  let isHeld = false;
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(tell, options) {
      super((entries, observer) => {
        if (!isHeld) tell.call(observer, entries, observer);
      }, options);
    }
  };

  let channel;
  let ended = new Map();
  let problems = [];
  let wake = () => {};
  ${STORY_PROBLEMS}
  const listen = () => {
    listenForProblems(channel, (problem) => problems.push(problem));
    channel.on('storyMissing', (id) => {
      ended.set(id ?? '', 'The story is missing.');
      wake();
    });
    channel.on('storyFinished', ({ storyId, status }) => {
      const problem = problems[0] ?? (status === 'error' ? 'The story failed.' : '');
      ended.set(storyId, problem);
      wake();
    });
  };
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value) {
      channel = value;
      listen();
    },
  });

  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent =
      // A caret blinks.
      '* { caret-color: transparent !important; }' +
      // What is out of sight is in the picture, and as high as it is whether or not it was seen.
      '* { content-visibility: visible !important; }' +
      // A slow machine hides a story while it is prepared, and what is hidden measures nothing.
      '#storybook-root { display: block !important; }' +
      '.sb-preparing-story { display: none !important; }';
    document.head.append(style);
  });

  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  /** Brings animations to their end, and those that have none to their start. */
  const calm = () => {
    for (const animation of document.getAnimations()) {
      try {
        if (animation.effect?.getComputedTiming().endTime === Infinity) {
          animation.pause();
          animation.currentTime = 0;
        } else animation.finish();
      } catch {
        // One without a duration cannot be moved; nor does it move.
      }
    }
  };

  window.plinthCamera = {
    show(id) {
      ended = new Map();
      problems = [];
      soon.clear();
      isHeld = false;
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    },
    async finished(id) {
      while (!ended.has(id) && !ended.has('')) await new Promise((done) => { wake = done; });
      return ended.get(id) ?? ended.get('');
    },
    hold() {
      isHeld = true;
    },
    async rest() {
      const deadline = performance.now() + LONGEST_REST_MS;
      for (;;) {
        await document.fonts.ready;
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        calm();
        await frame();
        await frame();
        if (soon.size === 0 || performance.now() > deadline) break;
        await new Promise((done) => setTimer(done, 10));
      }
      calm();
      return soon.size;
    },
    isLeftOut(mode) {
      const { chromatic } = window.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters ?? {};
      return Boolean(chromatic?.disableSnapshot || chromatic?.modes?.[mode]?.disable);
    },
    height: () => document.documentElement.scrollHeight,
  };
})()`;
