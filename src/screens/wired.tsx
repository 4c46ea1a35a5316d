import type { FC } from 'react';
import type { ScreenRow } from './row';
import { UserCache } from './UserCache';
import { type WiredProps, wiredEntrance } from './wired-entrance';

/** A screen with its hook and the cache of its user. */
export function wired<Options extends object, Screen extends Shown, Shown extends object>(
  row: ScreenRow<Options, Screen, Shown>,
): FC<WiredProps<Options, Shown>> {
  const Wired = wiredEntrance(row);
  return function WiredForUser(options) {
    return (
      <UserCache>
        <Wired {...options} />
      </UserCache>
    );
  };
}
