import { Hono } from 'hono';
import type { WirePasskey } from '../../api/calls/sign-in-ways';
import { PASSKEY_NAME_MAX } from '../../domain/auth/passkey';
import { browserName } from '../auth/user-agent';
import {
  ALGORITHMS,
  answeredChallenge,
  attestedId,
  authenticatorFacts,
  encodedText,
  readCredential,
  readKey,
  relyingParty,
} from '../auth/webauthn';
import { PASSKEY_CHALLENGE_MS } from '../db/database';
import type { PasskeyRecord } from '../db/passkeys-table';
import { toWireTime } from '../db/wire-time';
import { done, json } from '../http/answers';
import type { CallContext, Caller, Env } from '../http/context';
import { type Fields, pathPart, readFields, textOf } from '../http/input';
import { Problem } from '../http/problem';
import type { SandboxRoom } from '../http/room';
import type { World } from '../world/world';
import { requireSelf } from './devices';

function toWire({ id, name, createdAt, lastUsedAt }: PasskeyRecord): WirePasskey {
  return { id, name, createdAt: toWireTime(createdAt), lastUsedAt: toWireTime(lastUsedAt) };
}

/** The name of a passkey in a body; '' if none. @throws Problem 400 */
function nameIn(fields: Fields, least: 0 | 1): string {
  const name = textOf(fields, 'name').trim();
  if (name.length < least || name.length > PASSKEY_NAME_MAX) {
    throw new Problem(400, `The name must have ${least} to ${PASSKEY_NAME_MAX} characters.`);
  }
  return name;
}

/** Maximum number of passkeys of an account. */
const PASSKEYS_MAX = 20;

/** The passkeys of a user (contract §4.28). */
function passkeysRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();
  const { clock } = world;

  function passkeysOf({ user }: Caller): readonly PasskeyRecord[] {
    return [...world.db.passkeys.values()].filter(({ accountId }) => accountId === user.id);
  }

  function requirePasskey(c: CallContext): PasskeyRecord {
    const caller = requireSelf(c);
    const passkey = passkeysOf(caller).find(({ id }) => id === pathPart(c, 'id'));
    if (!passkey) throw new Problem(404, 'There is no such passkey.');
    return passkey;
  }

  room.get('/', (c) => json(passkeysOf(requireSelf(c)).map(toWire)));

  room.post('/options', (c) => {
    const caller = requireSelf(c);
    const { id, email, username } = caller.user;
    return json({
      challenge: encodedText(world.db.passkeyChallenges.issue(id, clock.now())),
      rp: { id: relyingParty(c), name: 'Plinth' },
      user: { id: encodedText(id), name: email, displayName: username ?? email },
      pubKeyCredParams: Object.keys(ALGORITHMS).map((alg) => ({
        type: 'public-key',
        alg: Number(alg),
      })),
      timeout: PASSKEY_CHALLENGE_MS,
      excludeCredentials: passkeysOf(caller).map(({ id }) => ({ type: 'public-key', id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      attestation: 'none',
    });
  });

  room.post('/', async (c) => {
    const caller = requireSelf(c);
    const { user } = caller;
    const fields = await readFields(c);
    if (passkeysOf(caller).length >= PASSKEYS_MAX) {
      const message = `You have ${PASSKEYS_MAX} passkeys already. Remove one first.`;
      throw new Problem(422, message, { code: 'too_many' });
    }
    const { id, response } = readCredential(fields);
    const challenge = answeredChallenge(c, world, response, 'webauthn.create');
    const { passkeyChallenges: challenges, passkeys } = world.db;
    const isOwn =
      challenges.stateOf(challenge, clock.now()) === 'good' &&
      challenges.subjectOf(challenge) === user.id;
    challenges.use(challenge);
    const facts = await authenticatorFacts(c, response);
    const { publicKeyAlgorithm: algorithm } = response;
    if (typeof algorithm !== 'number') {
      throw new Problem(400, 'This passkey was not accepted.');
    }
    const key = { publicKey: textOf(response, 'publicKey'), algorithm };
    await readKey(key);
    const name = nameIn(fields, 0) || browserName(c.req.header('User-Agent') ?? '');
    if (!isOwn || passkeys.has(id) || attestedId(facts) !== id) {
      throw new Problem(400, 'This passkey was not accepted.');
    }
    const passkey: PasskeyRecord = {
      id,
      accountId: user.id,
      name,
      ...key,
      signCount: facts.signCount,
      createdAt: clock.now(),
      lastUsedAt: null,
    };
    passkeys.set(id, passkey);
    return json(toWire(passkey));
  });

  room.patch('/:id', async (c) => {
    const passkey = requirePasskey(c);
    passkey.name = nameIn(await readFields(c), 1);
    return done('The name is saved.');
  });

  room.delete('/:id', (c) => {
    world.db.passkeys.delete(requirePasskey(c).id);
    return done('The passkey is removed.');
  });

  return room;
}

export const passkeysRoom: SandboxRoom = { base: '/app/users/me/passkeys', routes: passkeysRoutes };
