import { Portal, parseConfig } from '@plinth/console/app';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const { config } = parseConfig({ brand: { name: 'Fjord Cloud', color: '#0f766e' } });
createRoot(document.getElementById('root')).render(createElement(Portal, { config }));
