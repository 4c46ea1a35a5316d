/** A test for paths: `*` stands for any text without a slash, `**` for any text. */
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
