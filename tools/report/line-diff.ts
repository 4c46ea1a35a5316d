/** Longest part that is compared line by line; a longer one is shown as taken away and added. */
const COMPARED_MAX = 2000;
const SHOWN_MAX = 80;

/** What has to be taken away (`-`) and added (`+`) to make `after` of `before`, in order. */
export function lineDiff(before: string, after: string): readonly string[] {
  const a = before.split('\n');
  const b = after.split('\n');
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  ) {
    end += 1;
  }
  return changes(a.slice(start, a.length - end), b.slice(start, b.length - end));
}

function changes(a: readonly string[], b: readonly string[]): readonly string[] {
  if (a.length > COMPARED_MAX || b.length > COMPARED_MAX) {
    return [...a.map((line) => `- ${line}`), ...b.map((line) => `+ ${line}`)];
  }
  // common[i][j]: how many lines the rests from a[i] and b[j] have in common.
  const common = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = common[i];
    for (let j = b.length - 1; row && j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: string[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i += 1;
      j += 1;
    } else if (i < a.length && (j >= b.length || at(i + 1, j) >= at(i, j + 1))) {
      lines.push(`- ${a[i]}`);
      i += 1;
    } else {
      lines.push(`+ ${b[j]}`);
      j += 1;
    }
  }
  return lines;
}

/** The difference for a terminal, indented, cut when it is long. */
export function shownDiff(before: string, after: string): string {
  const lines = lineDiff(before, after);
  const rest = lines.length - SHOWN_MAX;
  return [...lines.slice(0, SHOWN_MAX), ...(rest > 0 ? [`… and ${rest} more lines`] : [])]
    .map((line) => `    ${line}`)
    .join('\n');
}
