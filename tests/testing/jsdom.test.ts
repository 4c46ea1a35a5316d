// @vitest-environment jsdom
import { describe } from 'vitest';
import { worksOnTheSandbox } from './suite';

describe('in jsdom', worksOnTheSandbox);
