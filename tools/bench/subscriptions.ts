/**
 * `npm run bench:sandbox`: how long the sandbox works at a page of 50,000 subscriptions: processor
 * time of Node, medians. Ends with 1 when one is over its goal (commerce §9).
 */
import { createSandbox, SESSION_HEADER } from '../../src/sandbox';
import { median } from './stats';

const GOAL_MS = 50;
const ROUNDS = 30;
const WARM_UP = 10;

const PAGES: Readonly<Record<string, string>> = {
  'the first page': '',
  'the last page': 'pageNumber=5000',
  'a hundred rows': 'pageSize=100',
  'sorted by what is left of the term': 'sort=-commitmentLeft',
  'sorted by their own names': 'sort=friendlyName',
  'of two states': 'state=active,suspended',
  'that renew soon': 'view=renewing',
  'that need attention': 'view=window,failed,unused,renewing',
  'with a text': 'searchString=backup',
};

const sandbox = createSandbox({ scenario: 'manySubscriptions' });
const headers = { [SESSION_HEADER]: sandbox.openingSession ?? '' };

async function millisecondsOf(query: string): Promise<number> {
  const start = process.cpuUsage();
  const url = `http://portal.test/app/subscriptions?${query}`;
  const answer = await sandbox.fetch(new Request(url, { headers }));
  await answer.text();
  if (answer.status !== 200) throw new Error(`${query}: ${answer.status}`);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

console.log(
  `50,000 subscriptions made and first listed: ${(await millisecondsOf('')).toFixed(0)} ms`,
);
let isOver = false;
for (const [name, query] of Object.entries(PAGES)) {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const time = await millisecondsOf(query);
    if (round >= WARM_UP) times.push(time);
  }
  const time = median(times);
  isOver ||= time > GOAL_MS;
  console.log(`${name}: ${time.toFixed(1)} of ${GOAL_MS} ms`);
}
if (isOver) process.exitCode = 1;
