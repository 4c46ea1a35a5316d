import { createRandom } from '../db/random';
import { pathTest } from './glob';
import type { FaultEffect, FaultRule } from './rules';

/** Orders failures by call; repeatable from the sandbox's seed. */
export interface FaultInjector {
  /** Adds a rule behind the others. The function returned takes it away again. */
  add(rule: FaultRule): () => void;
  /** Takes all rules away. */
  clear(): void;
  /** The rules that are not used up, in order. */
  readonly rules: readonly FaultRule[];
}

/** The injector as the sandbox itself sees it. */
export interface FaultSource extends FaultInjector {
  /** What strikes this call: latencies add up, the first rule that does more comes last. */
  take(method: string, path: string): FaultEffect;
  /** Drops the rules and restarts the random numbers. */
  reset(): void;
}

interface ArmedRule {
  readonly rule: FaultRule;
  readonly path: RegExp | null;
  left: number;
}

function doesMore({ latencyMs: _, ...rest }: FaultEffect): boolean {
  return Object.values(rest).some((value) => value !== undefined);
}

function effectOf({ match: _m, times: _t, probability: _p, ...effect }: FaultRule): FaultEffect {
  return effect;
}

/** The fault injector; `seed` decides every chance. */
export function createFaultInjector(seed: number): FaultSource {
  let armed: readonly ArmedRule[] = [];
  let random = createRandom(seed);

  function strikes(entry: ArmedRule, method: string, path: string): boolean {
    const { rule } = entry;
    if (entry.left <= 0) return false;
    if (rule.match.method && rule.match.method.toUpperCase() !== method) return false;
    if (entry.path && !entry.path.test(path)) return false;
    // One draw for each call that matches, so that a sequence of calls repeats from the seed.
    if (rule.probability !== undefined && random() >= rule.probability) return false;
    entry.left -= 1;
    return true;
  }

  return {
    add(rule) {
      const path = rule.match.path === undefined ? null : pathTest(rule.match.path);
      const entry: ArmedRule = { rule, path, left: rule.times ?? Number.POSITIVE_INFINITY };
      armed = [...armed, entry];
      return () => {
        armed = armed.filter((other) => other !== entry);
      };
    },
    clear() {
      armed = [];
    },
    get rules() {
      return armed.filter((entry) => entry.left > 0).map((entry) => entry.rule);
    },
    take(method, path) {
      let latencyMs = 0;
      for (const entry of armed) {
        if (!strikes(entry, method.toUpperCase(), path)) continue;
        const effect = effectOf(entry.rule);
        latencyMs += effect.latencyMs ?? 0;
        if (doesMore(effect)) return { ...effect, latencyMs };
      }
      return { latencyMs };
    },
    reset() {
      armed = [];
      random = createRandom(seed);
    },
  };
}
