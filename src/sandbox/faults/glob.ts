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
