// @vitest-environment happy-dom
import { describe } from 'vitest';
import { opensDialogs } from '../dom/dialogs';

describe('in happy-dom', opensDialogs);
