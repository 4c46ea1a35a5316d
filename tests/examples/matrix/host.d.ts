import type { ReactElement } from 'react';

export declare function Host(): ReactElement;
