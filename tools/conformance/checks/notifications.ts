import {
  dismissNotification,
  getTask,
  listNotifications,
} from '../../../src/api/calls/notifications';
import { fieldOf } from '../rules';
import { shapeOf } from '../shapes';
import { ANY_REFUSAL, type Suite } from '../suite';

/** Notifications and tasks (contract §3). */
export async function checkNotifications(suite: Suite): Promise<void> {
  const { own } = suite;
  let task: string | null = null;

  await suite.check('listNotifications', 'answers all notifications', async (check) => {
    const answer = await own.call(listNotifications);
    if (!check.good(answer, shapeOf('listNotifications'), 'contract §3')) return;
    const ids = (answer.value ?? []).map(({ id }) => id);
    const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
    check.expect(repeated === undefined, 'id', 'one of its own for each', repeated, '§3');
    const all = fieldOf(answer.json, 'data') ?? answer.json;
    const severities = Array.isArray(all) ? all.map((each) => fieldOf(each, 'severity')) : [];
    const unknown = severities.find(
      (each) => !/^(info|success|warning|error)$/i.test(String(each)),
    );
    const known = 'info, success, warning or error; any other is shown as info';
    check.advise(unknown === undefined, 'severity', known, unknown, '§3');
    const withTask = answer.value?.find(({ relatedEntityType }) => relatedEntityType === 'Task');
    task = withTask?.relatedEntityId || null;
  });

  await suite.check('getTask', 'answers the task of a notification', async (check) => {
    const id = task ?? check.skip('the account has no notification that belongs to a task');
    const answer = await own.call((client) => getTask(client, { id }));
    if (!check.good(answer, shapeOf('getTask'), 'contract §3') || !answer.value) return;
    check.expect(answer.value.id === id, 'data.id', id, answer.value.id, 'contract §3');
  });

  await suite.check('getTask', 'refuses a task that is not there', async (check) => {
    const answer = await own.call((client) => getTask(client, { id: suite.nothing }));
    check.refused(answer, ANY_REFUSAL, 'contract §1');
  });

  await suite.check('dismissNotification', 'survives one that is not there', async (check) => {
    const answer = await own.call((client) => dismissNotification(client, { id: suite.nothing }));
    // One that is gone already counts as gone.
    if (answer.status >= 200 && answer.status < 300) return;
    check.refused(answer, ANY_REFUSAL, 'contract §1');
  });
}
