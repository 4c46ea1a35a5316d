import type { Fault } from './catalogue-file.ts';

/** What is wrong with a fault, as a line that terminals and editors lead from. */
export const faultLine = ({ file, line, text }: Fault): string =>
  `${file}${line > 0 ? `:${line}` : ''} ${text}`;
