import type { ReactNode } from 'react';
import type { AuthFrameContent } from '../../domain/auth/auth-frame';

/** What every screen hook of the authentication area takes and hands on to its screen. */
export interface AuthFrameOptions extends AuthFrameContent<ReactNode> {}
