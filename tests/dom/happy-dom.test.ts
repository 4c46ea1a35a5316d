// @vitest-environment happy-dom
import { describe } from 'vitest';
import { opensDialogs } from './dialogs';

describe('in happy-dom', opensDialogs);
