import { type Body, on, type PlantedFault, rowsOf } from './faults';

/** What a server does wrong with the calls that it may also do without (contract §4.26 to §4.30). */
export const DAILY_FAULTS: readonly PlantedFault[] = [
  {
    name: 'the activity of one user is that of everybody',
    endpoint: 'listActivity',
    field: 'data',
    fault: {
      request(_, url) {
        if (!url.pathname.endsWith('/activity')) return;
        for (const name of ['recordType', 'recordId']) url.searchParams.delete(name);
      },
    },
  },
  {
    name: 'activity does not say what something was done to',
    endpoint: 'listActivity',
    field: 'data[0].subject',
    fault: on('GET', /\/activity$/, (body) => {
      for (const row of rowsOf(body)) delete row.subject;
    }),
  },
  {
    name: 'accepted users count as invited',
    endpoint: 'listUsers',
    field: 'data[].invitedAt',
    fault: on('GET', /\/app\/users$/, (body) => {
      const [first] = rowsOf(body);
      if (first) first.invitedAt = null;
    }),
  },
  {
    name: 'the preferences are a map',
    endpoint: 'listPreferences',
    field: '',
    fault: on('GET', /\/preferences$/, (_, passing) => {
      passing.body = {};
    }),
  },
  {
    name: 'a preference does not come back as it was kept',
    endpoint: 'setPreference',
    field: 'listPreferences value',
    isWrite: true,
    fault: on('GET', /\/preferences$/, (body) => {
      for (const entry of body as unknown as Body[]) entry.value = JSON.stringify(entry.value);
    }),
  },
  {
    name: 'half a character is taken for a preference',
    endpoint: 'setPreference',
    field: 'status',
    isWrite: true,
    fault: {
      answer(passing, { method }, url) {
        const isRefused = method === 'PUT' && url.pathname.includes('/preferences/');
        if (isRefused && passing.status === 400) passing.status = 200;
      },
    },
  },
  {
    name: 'a role is made that looks like another',
    endpoint: 'createRole',
    field: 'status',
    isWrite: true,
    fault: {
      answer(passing, _, url) {
        const isRefused = url.pathname.endsWith('/create-role') && passing.status === 400;
        if (isRefused) passing.status = 200;
      },
    },
  },
  {
    name: 'accepted users can be invited again',
    endpoint: 'resendInvitation',
    field: 'status',
    isWrite: true,
    fault: {
      answer(passing, { method }, url) {
        const isResent = method === 'POST' && url.pathname.endsWith('/invitation');
        if (isResent && passing.status === 409) passing.status = 200;
      },
    },
  },
  {
    name: 'who is uninvited is there all the same',
    endpoint: 'withdrawInvitation',
    field: 'getUser',
    isWrite: true,
    fault: {
      request(incoming, url) {
        if (incoming.method !== 'DELETE' || !url.pathname.endsWith('/invitation')) return;
        incoming.method = 'GET';
        url.pathname = '/app/users/me';
      },
    },
  },
  {
    name: 'a passkey goes by another id',
    endpoint: 'addPasskey',
    field: 'status',
    isWrite: true,
    fault: {
      answer(passing, { method }, url) {
        const isAdded = method === 'POST' && url.pathname.endsWith('/me/passkeys');
        if (isAdded && passing.status === 400) passing.status = 200;
      },
    },
  },
  {
    name: 'a passkey signs in any user that is named',
    endpoint: 'loginWithPasskey',
    field: 'status',
    isWrite: true,
    fault: {
      answer(passing, { method }, url) {
        const isUsed = method === 'POST' && url.pathname.endsWith('/login/passkey');
        if (isUsed && passing.status === 400) passing.status = 200;
      },
    },
  },
  {
    name: 'no device is the one that asks',
    endpoint: 'listDevices',
    field: 'isCurrent',
    fault: on('GET', /\/devices$/, (body) => {
      for (const device of body as unknown as Body[]) device.isCurrent = false;
    }),
  },
  {
    name: 'recovery codes are sent a second time',
    endpoint: 'getRecoveryCodes',
    field: 'body',
    fault: on('GET', /\/recovery-codes$/, (body) => {
      body.codes = ['abcde-fghij'];
    }),
  },
  {
    name: 'the passkeys are a map',
    endpoint: 'listPasskeys',
    field: '',
    fault: on('GET', /\/passkeys$/, (_, passing) => {
      passing.body = {};
    }),
  },
  {
    name: 'every sign-in with a passkey has the same challenge',
    endpoint: 'getPasskeyLoginOptions',
    field: 'challenge',
    fault: on('POST', /\/passkey-options$/, (body) => {
      body.challenge = 'AAAA';
    }),
  },
  {
    name: 'every passkey signs in',
    endpoint: 'loginWithPasskey',
    field: 'status',
    fault: {
      answer(passing, _, url) {
        if (url.pathname.endsWith('/login/passkey')) passing.status = 200;
      },
    },
  },
  {
    name: 'a view of a role is refused for another reason',
    endpoint: 'createRole',
    field: 'code',
    fault: {
      answer({ body, status }, { headers }) {
        if (headers['x-view-as-role'] && status === 403) (body as Body).code = 'csrf';
      },
    },
  },
];
