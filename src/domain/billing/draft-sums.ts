import type { ListSums } from '../paging';

/** What of each amount is left; an amount that is not on both sides cannot be subtracted. */
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

/**
 * The sums of statements with those of the drafts apart: what was issued is owed, a draft still changes
 * (workday §3). A currency in which there is nothing but a draft has no sum of what was issued.
 *
 * @param drafts - the sums of the drafts among them
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
    return [...(hasIssued ? [issued] : []), { ...draft, part: 'draft' }];
  });
}
