// @vitest-environment happy-dom
import { describe } from 'vitest';
import { worksOnTheSandbox } from './suite';

describe('in happy-dom', worksOnTheSandbox);
