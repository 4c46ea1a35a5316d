// @vitest-environment happy-dom
import { describe } from 'vitest';
import { worksOnTheSandbox } from '../testing/suite';

describe('in happy-dom', worksOnTheSandbox);
