import { listActivity } from '../../../src/api/calls/activity';
import { skipIfLeftOut } from '../optional-calls';
import { shapeOf } from '../shapes';
import type { Suite } from '../suite';

const BASIS = 'contract §4.27';

/** The activity log (contract §4.27). */
export async function checkActivity(suite: Suite, email: string): Promise<void> {
  const asked = { pageNumber: 1, pageSize: 5 };
  await suite.check('listActivity', 'answers a page of entries', async (check) => {
    const answer = await suite.own.call((client) => listActivity(client, asked));
    skipIfLeftOut(check, 'listActivity', answer);
    check.skipIfForbidden(answer);
    check.good(answer, shapeOf('listActivity'), BASIS);
  });

  await suite.check('listActivity', 'answers the activity of one user', async (check) => {
    const record = { type: 'user', id: email } as const;
    const answer = await suite.own.call((client) => listActivity(client, { ...asked, record }));
    skipIfLeftOut(check, 'listActivity', answer);
    if (!check.good(answer, shapeOf('listActivity'), BASIS)) return;
    const stranger = { ...record, id: suite.nobody };
    const none = await suite.own.call((client) =>
      listActivity(client, { ...asked, record: stranger }),
    );
    const rows = none.value?.data.length ?? 0;
    check.expect(rows === 0, 'data', 'nothing of somebody who is not there', `${rows} rows`, BASIS);
    for (const { by, impersonatedBy, subject } of answer.value?.data ?? []) {
      const named = [by?.email, impersonatedBy?.email, subject.id].map((who) => who?.toLowerCase());
      const path = 'data[].subject';
      check.expect(named.includes(email.toLowerCase()), path, email, subject.id, BASIS);
    }
  });
}
