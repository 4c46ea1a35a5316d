import { describe } from 'vitest';
import { worksOnTheSandbox } from './suite';

describe('in a browser', worksOnTheSandbox);
