import { mutated } from './mutate';
import { oneOf, type Random, whole } from './random';

/** Characters of the answers that are much too long. */
const HUGE_LENGTH = 50 * 1024 * 1024;
/** Of so many answers one is much too long: each takes a moment. */
const HUGE_EVERY = 500;

const HTML = '<!doctype html><title>502</title><h1>Bad Gateway</h1>';
const encoder = new TextEncoder();

/** The text in pieces of one to forty bytes, which come one after the other. */
function drip(text: string, random: Random, breaksOffAt = Number.POSITIVE_INFINITY): Response {
  const bytes = encoder.encode(text.slice(0, 4_000));
  let at = 0;
  return new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at >= breaksOffAt) return controller.error(new TypeError('terminated'));
        const end = at + 1 + whole(random, 40);
        controller.enqueue(bytes.slice(at, end));
        at = end;
        if (at >= bytes.length) controller.close();
      },
    }),
  );
}

/** Changes the text of an answer rather than what it means. */
function spoilt(text: string, random: Random): string {
  const at = whole(random, text.length + 1);
  return oneOf(random, [
    text.slice(0, at),
    `${text}${text}`,
    `\uFEFF${text}`,
    text.replace(/"[^"]*":/, (key) => `${key} "first", ${key}`),
    text.replaceAll(/\d+/g, '1e999'),
    text.slice(0, at) + oneOf(random, ['\u0000', '"', '}', ']', ',', '\\', '<']) + text.slice(at),
    '',
    'null',
    HTML,
    '['.repeat(10_000) + ']'.repeat(10_000),
  ]);
}

/** A good answer that is much too long: padded with blanks, or one text in it is. */
function huge(text: string, random: Random): string {
  const padding = oneOf(random, [' ', 'x']).repeat(HUGE_LENGTH);
  return padding.startsWith(' ') ? `${padding}${text}` : `{"data": ${text}, "more": "${padding}"}`;
}

/** A bad answer to a read: most are changed in what they say, some in how they come. */
export function badAnswer(good: unknown, turn: number, random: Random): Response {
  const text = JSON.stringify(mutated(good, random)) ?? '';
  if (turn % HUGE_EVERY === HUGE_EVERY - 1) return new Response(huge(JSON.stringify(good), random));
  const way = whole(random, 20);
  if (way === 0) return drip(text, random);
  if (way === 1) return drip(text, random, whole(random, text.length + 1));
  if (way === 2)
    return new Response(new Uint8Array([0xef, 0xbf, ...encoder.encode(text), 0xff, 0xc0]));
  if (way < 7) return new Response(spoilt(text, random));
  if (way === 7) {
    const status = oneOf(random, [400, 403, 404, 409, 422, 500]);
    return new Response(oneOf(random, [text, spoilt(text, random)]), { status });
  }
  return new Response(text);
}
