import type { ListSums } from '../paging';

/** Subtracts the drafts; an amount that is missing on one side is omitted. */
function without(all: ListSums, drafts: ListSums | undefined): ListSums {
  if (!drafts) return all;
  const amounts = Object.entries(all.amounts).map(
    ([name, amount]) => [name, amount - (drafts.amounts[name] ?? 0)] as const,
  );
  const unreadable = [...(all.unreadable ?? []), ...(drafts.unreadable ?? [])];
  return {
    ...all,
    amounts: Object.fromEntries(amounts.filter(([name]) => !unreadable.includes(name))),
    ...(unreadable.length > 0 && { unreadable }),
  };
}

/** Nothing is owed yet of a draft. */
function unowed({ amounts: { balance: _, ...amounts }, ...drafts }: ListSums): ListSums {
  return { ...drafts, amounts };
}

/**
 * Splits the sums of statements into issued ones and drafts: issued amounts are owed, a draft still
 * changes (workday §3). A currency with drafts only has no issued sum.
 *
 * @param drafts - the sums of the drafts alone
 */
export function draftsApart(
  all: readonly ListSums[],
  drafts: readonly ListSums[],
  hasIssued: boolean,
): readonly ListSums[] {
  return all.flatMap((each) => {
    const draft = drafts.find(({ currency }) => currency === each.currency);
    const issued = { ...without(each, draft), part: 'issued' };
    if (!draft) return [issued];
    return [...(hasIssued ? [issued] : []), { ...unowed(draft), part: 'draft' }];
  });
}
