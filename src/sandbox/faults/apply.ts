import { type Clock, delay } from '../../domain/time/clock';
import { BAD_BODIES } from './bad-bodies';
import { ConnectionCutError } from './connection-cut-error';
import type { FaultEffect } from './rules';

/** Statuses without a body. */
const BODILESS = [204, 205, 304];

function faultAnswer({ status, body }: FaultEffect): Response | null {
  if (status === undefined && body === undefined) return null;
  const code = status ?? 500;
  if (BODILESS.includes(code)) return new Response(null, { status: code });
  if (typeof body === 'object') {
    const bad = BAD_BODIES[body.bad];
    // Bytes, since a text body would get a content type.
    const content = bad.content();
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const headers: Record<string, string> = bad.contentType
      ? { 'Content-Type': bad.contentType }
      : {};
    return new Response(bytes, { status: code, headers });
  }
  const text = body ?? JSON.stringify({ message: `The sandbox was told to answer ${code}.` });
  return new Response(new TextEncoder().encode(text), {
    status: code,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}

/** The same response with half of its body, then a broken connection. */
async function cutInBody(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const half = bytes.slice(0, Math.floor(bytes.length / 2));
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(bytes.length));
  let isHalfSent = false;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (!isHalfSent && half.length > 0) {
        isHalfSent = true;
        controller.enqueue(half);
        return;
      }
      controller.error(new ConnectionCutError('inBody'));
    },
  });
  const status = BODILESS.includes(response.status) ? 200 : response.status;
  return new Response(stream, { status, headers });
}

/**
 * Runs a call under a fault.
 *
 * @throws ConnectionCutError if the fault leaves no response
 */
export async function answerUnderFault(
  effect: FaultEffect,
  clock: Clock,
  request: Request,
  carryOut: () => Promise<Response>,
): Promise<Response> {
  if (effect.latencyMs) await delay(clock, effect.latencyMs, request.signal);
  if (effect.cut === 'before') throw new ConnectionCutError('before');
  let response = faultAnswer(effect) ?? (await carryOut());
  if (effect.cut === 'lostAnswer') throw new ConnectionCutError('lostAnswer');
  if (effect.contentType !== undefined || effect.headers) {
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(effect.headers ?? {})) headers.set(name, value);
    if (effect.contentType) headers.set('Content-Type', effect.contentType);
    if (effect.contentType === '') headers.delete('Content-Type');
    response = new Response(response.body, { status: response.status, headers });
  }
  return effect.cut === 'inBody' ? cutInBody(response) : response;
}
