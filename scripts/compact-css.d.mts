import type { Plugin } from 'esbuild';

export function compactCss(text: string): string;
export function compactCssPlugin(): Plugin;
