import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Pieces } from './piece.js';

const root = document.getElementById('root');
if (root && !location.search) createRoot(root).render(createElement(Pieces));
