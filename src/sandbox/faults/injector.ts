import { createRandom } from '../db/random';
import type { FaultEffect, FaultRule } from './rules';

/** Converts a glob to a pattern: `*` matches any text without a slash, `**` any text. */
export function pathTest(glob: string | RegExp): RegExp {
  if (glob instanceof RegExp) return glob;
  const source = glob
    .split(/(\*{1,2})/)
    .map((part) => {
      if (part === '**') return '.*';
      if (part === '*') return '[^/]*';
      return part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}$`, 's');
}

/** Injects faults into calls; repeatable with the sandbox's seed. */
export interface FaultInjector {
  /** Adds a rule after the others. Returns the function that removes it. */
  add(rule: FaultRule): () => void;
  /** Removes all rules. */
  clear(): void;
  /** The active rules, in order. */
  readonly rules: readonly FaultRule[];
}

/** The injector's interface for the sandbox. */
interface FaultSource extends FaultInjector {
  /**
   * The effect on a call: latencies add up; the first rule with another effect is the last one
   * applied.
   */
  take(method: string, path: string): FaultEffect;
  /** Removes the rules and resets the random generator. */
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

/** Creates a fault injector; `seed` determines all probabilities. */
export function createFaultInjector(seed: number): FaultSource {
  let armed: readonly ArmedRule[] = [];
  let random = createRandom(seed);

  function strikes(entry: ArmedRule, method: string, path: string): boolean {
    const { rule } = entry;
    if (entry.left <= 0) return false;
    if (rule.match.method && rule.match.method.toUpperCase() !== method) return false;
    if (entry.path && !entry.path.test(path)) return false;
    // One random number for each matching call, so that a sequence of calls is repeatable.
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
