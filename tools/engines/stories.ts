import { serveFolder } from '../visual/serve';
import { pathOf, type StoryEntry } from '../visual/stories';
import { type Driver, type Engine, WIDE } from './driver';
import { EXPECTED, type Failure, type Tally } from './results';
import { STORY_SCRIPT } from './story-script';
import { until } from './tab';

/** Longest wait for a story to be played, in milliseconds. */
const STORY_MS = 60_000;

/** A page is loaded again after so many stories, and after each that failed. */
const STORIES_A_PAGE = 100;

const PHONE_WIDTH = 375;

/** Loads the frame of the workbench without a story in it. */
async function openFrame(tab: Driver, url: string, first: string): Promise<void> {
  await tab.goto(`${url}/iframe.html?id=${first}&viewMode=story`);
  await until('The workbench does not start', async () => {
    await tab.evaluate(STORY_SCRIPT);
    return tab.evaluate<boolean>(
      `Boolean(window.__STORYBOOK_PREVIEW__?.currentRender?.phase?.match(/^(finished|completed|errored|aborted)$/))`,
    );
  });
}

/** Plays a story in its window, and looks whether it fits a phone. @returns what is wrong, or '' */
async function play(tab: Driver, id: string): Promise<string> {
  const [width, height] = (await tab.evaluate<[number, number] | null>(
    `plinthSize(${JSON.stringify(id)})`,
  )) ?? [WIDE.width, WIDE.height];
  await tab.resize(width, height);
  const problem = await tab.evaluate<string>(`plinthStory(${JSON.stringify(id)}, ${STORY_MS})`);
  if (problem !== '') return problem;
  await tab.resize(PHONE_WIDTH, WIDE.height);
  const overflow = await tab.evaluate<number>('plinthOverflow()');
  return overflow > 0 ? `At ${PHONE_WIDTH} px it is ${overflow} px too wide.` : '';
}

/** Opens every story of a built Storybook, in one tab of each of some equal browsers. */
export async function runStories(
  browsers: readonly Engine[],
  folder: string,
  stories: readonly StoryEntry[],
  say: (text: string) => void,
): Promise<Tally> {
  const server = await serveFolder(folder);
  const failures: Failure[] = [];
  let next = 0;
  let done = 0;
  const work = async (engine: Engine) => {
    const tab = await engine.visit();
    let left = 0;
    for (let story = stories[next++]; story; story = stories[next++]) {
      let problem = '';
      try {
        if (left === 0) {
          await openFrame(tab, server.url, story.id);
          left = STORIES_A_PAGE;
        }
        left -= 1;
        problem = await play(tab, story.id);
      } catch (error) {
        problem = error instanceof Error ? error.message : String(error);
      }
      const complaints = engine.complaints().filter((line) => !EXPECTED.test(line));
      if (problem === '' && complaints.length > 0) problem = complaints.join('\n');
      if (problem !== '') {
        failures.push({ name: pathOf(story), problem });
        say(`✗ ${pathOf(story)}: ${problem}`);
        left = 0;
      }
      done += 1;
      if (done % 100 === 0) say(`${done} of ${stories.length} stories`);
    }
    await tab.close();
  };
  try {
    await Promise.all(browsers.map(work));
  } finally {
    server.close();
  }
  return { tried: stories.length, failures };
}
