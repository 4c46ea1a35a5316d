import { beforeEach } from 'vitest';
import { cdp } from 'vitest/browser';

// The pointer stays where the last test left it, and would lie on what the next one renders.
beforeEach(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 }));
