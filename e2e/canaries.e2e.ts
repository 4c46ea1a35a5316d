import { expect, signIn, test } from './fixtures';

/** Planted by hand, and no secret of the test itself, which would fail at its end. */
const CANARY = 'Canary "7" é';
const CODE = '480215';

/** Each plants the canary in one place. They run inside the page. */
const PLANTS: Readonly<Record<string, (canary: string) => unknown>> = {
  'local storage': (canary) => localStorage.setItem('left', canary),
  'session storage': (canary) => sessionStorage.setItem(canary, 'left'),
  'history.state': (canary) => history.replaceState({ deep: { left: canary } }, ''),
  address: (canary) => history.replaceState(null, '', `?left=${encodeURIComponent(canary)}`),
  'window.name': (canary) => {
    window.name = canary;
  },
  cookie: (canary) => {
    Object.assign(document, { cookie: `left=${encodeURIComponent(canary)}` });
  },
  'Cache storage': async (canary) =>
    (await caches.open('left')).put('/left', new Response(JSON.stringify({ canary }))),
  IndexedDB: (canary) =>
    new Promise((resolve) => {
      const opening = indexedDB.open('left', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('rows').put(canary, 1);
      opening.onsuccess = () => {
        opening.result.close();
        resolve(null);
      };
    }),
  'global variable': (canary) => Object.assign(window, { left: { deep: new Map([[1, canary]]) } }),
  // biome-ignore lint/suspicious/noConsole: it is what must be found
  console: (canary) => console.log({ left: canary }),
  request: (canary) => fetch(`/favicon.svg?left=${encodeURIComponent(canary)}`),
};

test('a secret that is left somewhere is found there @walk', async ({ page, portal }) => {
  await signIn(page, portal);
  for (const [place, plant] of Object.entries(PLANTS)) {
    expect(await portal.canaries.find([CANARY, CODE])).not.toContain(place);
    await page.evaluate(plant, CANARY);
    expect(await portal.canaries.find([CANARY])).toContain(place);
  }
  expect(await portal.canaries.find([])).toContain('local storage: left is not in SECURITY.md');
  await page.evaluate(() => {
    localStorage.removeItem('left');
    sessionStorage.clear();
  });
});

test('a secret in the document is found, but not in a form that is being filled @walk', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/auth/login`);
  await page.getByLabel('Password', { exact: true }).fill(CANARY);
  expect(await portal.canaries.find([CANARY])).toEqual([]);
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await portal.canaries.find([CANARY])).toEqual([]);
  await page.getByLabel('E-mail').fill(CANARY);
  expect(await portal.canaries.find([CANARY])).toEqual(['document']);
  await page.getByLabel('E-mail').fill('');
  await page.locator('form').evaluate((form) => {
    form.style.display = 'none';
  });
  expect(await portal.canaries.find([CANARY])).toEqual(['document']);
});

test('a secret in an address that Back leads to is found @walk', async ({ page, portal }) => {
  await page.goto(`${portal.url}/auth/login`);
  await page.evaluate(
    (canary) => history.pushState(null, '', `?left=${encodeURIComponent(canary)}`),
    CANARY,
  );
  await page.evaluate(() => history.pushState(null, '', '/auth/login'));
  expect(await portal.canaries.find([CANARY])).toEqual(['history']);
});

test('a code is found where it stands alone, not inside a longer number @walk', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/auth/login`);
  await page.evaluate((code) => localStorage.setItem('plinth.userEmail', `1${code}`), CODE);
  expect(await portal.canaries.find([CODE])).toEqual([]);
  await page.evaluate((code) => localStorage.setItem('plinth.userEmail', `code: ${code}`), CODE);
  expect(await portal.canaries.find([CODE])).toEqual(['local storage']);
});

test('every password and token that reaches the server is looked for @walk', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  const csrfToken = await page.evaluate(async () => {
    const answer = await fetch('/app/login/validate-token', { method: 'POST' });
    return ((await answer.json()) as { csrfToken: string }).csrfToken;
  });
  expect(portal.secrets.all()).toContain(csrfToken);
  expect(portal.secrets.all()).toContain('Plinth-2026!');
});
