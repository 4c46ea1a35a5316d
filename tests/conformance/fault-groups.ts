import type { Fault } from './broken-server';
import type { PlantedFault } from './faults';

/** Faults of one server. */
export type FaultGroup = readonly PlantedFault[];

/** The calls that are wrong because of a fault. */
export const blamedOf = ({ endpoint, also = [] }: PlantedFault) => [endpoint, ...also];

/**
 * As few servers as can be for all faults. No two faults of one server make the same call wrong, so
 * that whatever is found there is of one fault alone.
 */
export function groupFaults(faults: readonly PlantedFault[]): readonly FaultGroup[] {
  const groups: PlantedFault[][] = [];
  for (const fault of faults) {
    const group = groups.find((others) => others.every((other) => isApart(fault, other)));
    if (group) group.push(fault);
    else groups.push([fault]);
  }
  return groups;
}

function isApart(one: PlantedFault, other: PlantedFault): boolean {
  if (one.isWrite !== other.isWrite) return false;
  const touched = [one, other].flatMap((fault) => [...blamedOf(fault), ...(fault.hides ?? [])]);
  return new Set(touched).size === touched.length;
}

/** All of them at once. */
export function allAtOnce(faults: readonly Fault[]): Fault {
  const hello = faults.find((fault) => fault.hello !== undefined)?.hello;
  return {
    request: (...args) => {
      for (const fault of faults) fault.request?.(...args);
    },
    answer: (...args) => {
      for (const fault of faults) fault.answer?.(...args);
    },
    ...(hello !== undefined && { hello }),
  };
}
