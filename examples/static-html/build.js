import { cpSync, mkdirSync } from 'node:fs';

// Nothing is bundled: the page and our files beside it.
mkdirSync('dist', { recursive: true });
for (const file of ['index.html', 'page.css']) cpSync(file, `dist/${file}`);
const elements = new URL('.', import.meta.resolve('@plinth/console/elements/sign-in'));
cpSync(elements, 'dist/elements', { recursive: true });
