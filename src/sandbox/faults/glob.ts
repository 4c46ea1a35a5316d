/** A test for paths: `*` stands for any text without a slash, `**` for any text. */
export function globToRegExp(glob: string): RegExp {
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
