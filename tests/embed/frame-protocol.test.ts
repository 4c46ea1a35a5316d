// @vitest-environment jsdom
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  connectToHost,
  decodeConnect,
  decodeHostMessage,
  type HostLink,
} from '../../src/embed/frame/connect-to-host';
import {
  createPlinthFrame,
  type PlinthFrameEvents,
} from '../../src/embed/frame/create-plinth-frame';
import { decodeFrameMessage } from '../../src/embed/frame/decode-frame';
import { placeOf } from '../../src/embed/frame/surroundings';
import {
  anyConnect,
  anyFrameMessage,
  anyHello,
  anyHostMessage,
  CONNECT,
  delivered,
  FRAME_MESSAGE,
  HELLO,
  HOST_MESSAGE,
  MESSAGES,
} from './frame-messages';

const PARTNER = 'https://www.partner.example';
const SECOND = 'https://second.example';
const STRANGER = 'https://stranger.example';
const ALLOWED = [PARTNER, SECOND];
const origins = fc.constantFrom(
  PARTNER,
  PARTNER,
  SECOND,
  SECOND,
  STRANGER,
  'null',
  '',
  `${PARTNER}.evil.example`,
);

/** As many messages as asked for, one after another. */
function samplesOf<Value>(arbitrary: fc.Arbitrary<Value>): Value[] {
  return fc.sample(arbitrary, { numRuns: MESSAGES, seed: 19 });
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A frame's window with what it says to the one around. */
function frameWindow() {
  const said: unknown[][] = [];
  const parent = { postMessage: (...message: unknown[]) => void said.push(message) };
  const view = Object.assign(new EventTarget(), { parent }) as unknown as EventTarget & {
    parent: Window;
  };
  const hear = (init: { data: unknown; origin: string; source: unknown; ports: unknown[] }) =>
    view.dispatchEvent(Object.assign(new Event('message'), init));
  return { view, said, hear };
}

describe('a hostile page around', () => {
  it(`gets nothing for ${MESSAGES} messages but from an allowed origin, in the right words`, async () => {
    const messages = samplesOf(
      fc.record({ data: anyConnect, origin: origins, isParent: fc.boolean(), ports: fc.nat(2) }),
    );
    const wrong: unknown[] = [];
    const targets = new Set<unknown>();
    let accepted = 0;
    for (const { data, origin, isParent, ports } of messages) {
      const copy = delivered(data);
      if (!copy) continue;
      const { view, said, hear } = frameWindow();
      let link: HostLink | undefined;
      void connectToHost(view, ALLOWED).then((made) => {
        link = made;
      });
      const channels = Array.from({ length: ports }, () => ({ postMessage() {} }));
      hear({ ...copy, origin, source: isParent ? view.parent : {}, ports: channels });
      await Promise.resolve();
      await Promise.resolve();
      const isRight =
        isParent && ALLOWED.includes(origin) && ports === 1 && v.is(CONNECT, copy.data);
      if ((link !== undefined) !== isRight) wrong.push(copy.data);
      for (const [, target] of said) targets.add(target);
      if (isRight) accepted += 1;
    }
    expect(wrong).toEqual([]);
    expect(accepted).toBeGreaterThan(50);
    // Whatever comes, the frame has said hello to the allowed ones, and nothing to anybody else.
    expect([...targets]).toEqual(ALLOWED);
  });

  it(`changes nothing by ${MESSAGES} messages through a port but what the protocol has`, async () => {
    const { view, hear } = frameWindow();
    const connected = connectToHost(view, ALLOWED);
    const { port1, port2 } = new MessageChannel();
    onTestFinished(() => port1.close());
    const data = { plinth: 'connect', version: 1, settings: { theme: 'dark' } };
    hear({ data, origin: PARTNER, source: view.parent, ports: [port2] });
    const link = await connected;
    expect(link.settings).toEqual({ theme: 'dark' });
    const received: unknown[] = [];
    link.listen((message) => received.push(message));
    const expected: unknown[] = [];
    for (const message of samplesOf(anyHostMessage)) {
      const copy = delivered(message);
      if (!copy) continue;
      port1.postMessage(message);
      if (v.is(HOST_MESSAGE, copy.data)) expected.push(copy.data);
    }
    await expect.poll(() => received.length).toBe(expected.length);
    const bare = expected.map((message) => ({ ...(message as object), version: undefined }));
    expect(received).toEqual(bare);
    expect(expected.length).toBeGreaterThan(100);
    // A second port is never taken.
    const second = new MessageChannel();
    hear({ data, origin: PARTNER, source: view.parent, ports: [second.port2] });
    second.port1.postMessage({ type: 'sign-out', version: 1 });
    await nextTurn();
    expect(received.length).toBe(expected.length);
    second.port1.close();
  });
});

/** A page with a frame in it, which sends scripted messages. */
function hostPage() {
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  const frame = createPlinthFrame({
    src: 'https://portal.example',
    screen: 'roles',
    container,
    minHeight: 200,
    maxHeight: 900,
  });
  onTestFinished(() => frame.destroy());
  const handed: { port: MessagePort; target: string; data: unknown }[] = [];
  const view = {
    postMessage: (data: unknown, target: string, [port]: MessagePort[]) =>
      void (port && handed.push({ data, target, port })),
  };
  Object.defineProperty(frame.element, 'contentWindow', { value: view });
  const say = (init: { data: unknown; origin: string; source: unknown }) =>
    window.dispatchEvent(Object.assign(new Event('message'), init));
  return { frame, view, handed, say, container };
}

describe('a hostile frame', () => {
  it(`gets a port for none of ${MESSAGES} messages but a hello of its own origin and window`, () => {
    const { frame, view, handed, say } = hostPage();
    const messages = samplesOf(
      fc.record({
        data: anyHello,
        origin: fc.constantFrom('https://portal.example', STRANGER, 'null', PARTNER),
        isFrame: fc.boolean(),
      }),
    );
    const wrong: unknown[] = [];
    let expected = 0;
    for (const { data, origin, isFrame } of messages) {
      const copy = delivered(data);
      if (!copy) continue;
      say({ ...copy, origin, source: isFrame ? view : {} });
      if (isFrame && origin === 'https://portal.example' && v.is(HELLO, copy.data)) expected += 1;
      if (handed.length !== expected) wrong.push(copy.data);
    }
    expect(wrong).toEqual([]);
    expect(expected).toBeGreaterThan(50);
    expect(new Set(handed.map(({ target }) => target))).toEqual(
      new Set(['https://portal.example']),
    );
    for (const { port } of handed) port.close();
    expect(frame.element.isConnected).toBe(true);
  });

  it(`does nothing by ${MESSAGES} messages but tell what the protocol has, size and title within limits`, async () => {
    const { frame, view, handed, say, container } = hostPage();
    const names = [
      ...(['ready', 'size', 'title', 'navigate'] as const),
      ...(['signed-in', 'signed-out', 'event', 'error'] as const),
    ];
    const told: unknown[] = [];
    for (const name of names) {
      frame.on(name, (event: PlinthFrameEvents[typeof name]) =>
        told.push({ ...event, type: name }),
      );
    }
    say({ data: { plinth: 'hello', version: 1 }, origin: 'https://portal.example', source: view });
    const port = handed[0]?.port;
    if (!port) throw new Error('The frame got no port.');
    const before = container.innerHTML.replace(/ (?:style|title)="[^"]*"/g, '');
    const expected: object[] = [];
    for (const message of samplesOf(anyFrameMessage)) {
      const copy = delivered(message);
      if (!copy) continue;
      port.postMessage(message);
      if (v.is(FRAME_MESSAGE, copy.data)) expected.push(copy.data as object);
    }
    await expect.poll(() => told.length).toBe(expected.length);
    port.close();
    expect(told).toEqual(expected.map((message) => ({ ...message, version: undefined })));
    expect(expected.length).toBeGreaterThan(100);
    const height = Number.parseInt(frame.element.style.height, 10);
    expect(height).toBeGreaterThanOrEqual(200);
    expect(height).toBeLessThanOrEqual(900);
    expect(frame.element.title.length).toBeLessThanOrEqual(300);
    // Texts are texts: nothing but style and title of the one element has changed.
    expect(container.innerHTML.replace(/ (?:style|title)="[^"]*"/g, '')).toBe(before);
    expect(container.querySelectorAll('*').length).toBe(1);
  });
});

describe('the decoders', () => {
  it('throw for nothing', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
        decodeConnect(value);
        decodeHostMessage(value);
        decodeFrameMessage(value);
      }),
    );
  });
});

describe('the place of a page', () => {
  const framed = { isAlone: false, isParentTop: true, ancestors: null, referrer: '' };
  const refused = { status: 'refused' };

  it('is its own, when it is opened directly', () => {
    expect(placeOf({ ...framed, isAlone: true }, ALLOWED)).toEqual({ status: 'alone' });
  });

  it('is a frame, when all pages around are allowed', () => {
    const place = (...ancestors: string[]) => placeOf({ ...framed, ancestors }, ALLOWED);
    expect(place(PARTNER)).toEqual({ status: 'framed', parents: [PARTNER] });
    expect(place(SECOND, PARTNER)).toEqual({ status: 'framed', parents: [SECOND] });
    for (const ancestors of [[STRANGER], [PARTNER, STRANGER], [STRANGER, PARTNER], ['null'], []]) {
      expect(place(...ancestors)).toEqual(refused);
    }
    expect(placeOf({ ...framed, ancestors: [PARTNER] }, [])).toEqual(refused);
  });

  it('is found out by asking, where the browser does not name the pages around', () => {
    const place = (more: object) => placeOf({ ...framed, ...more }, ALLOWED);
    expect(place({})).toEqual({ status: 'framed', parents: ALLOWED });
    expect(place({ referrer: `${SECOND}/` })).toEqual({ status: 'framed', parents: [SECOND] });
    expect(place({ referrer: `${STRANGER}/` })).toEqual({ status: 'framed', parents: ALLOWED });
    // What is around the page around cannot be asked.
    expect(place({ isParentTop: false })).toEqual(refused);
    expect(placeOf(framed, [])).toEqual(refused);
  });
});
