import { type RefObject, useEffect, useRef, useState } from 'react';
import { takeTurn } from './frame-queue';

/** How often a frame is asked whether its story is there, in milliseconds. */
const ASK_MS = 150;

/** Storybook's own mark of a page that shows a story, or why it cannot. */
const SHOWN = '.sb-show-main, .sb-show-errordisplay, .sb-show-nopreview';

/** Whether a frame's story has played to its end, well or not. */
function hasPlayed({ contentWindow }: HTMLIFrameElement): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = (contentWindow ?? {}) as {
    readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  };
  return /^(finished|errored|aborted)$/.test(preview?.currentRender?.phase ?? '');
}

/** How far the frame of a story has come. */
export type FrameState = 'waiting' | 'loading' | 'shown';

/** Lets a frame load when it is its turn, and tells when its story stands. */
export function useStoryShown(
  storyId: string,
  isWanted: boolean,
): { readonly frame: RefObject<HTMLIFrameElement | null>; readonly state: FrameState } {
  const frame = useRef<HTMLIFrameElement>(null);
  const [progress, setProgress] = useState<readonly [id: string, state: FrameState]>([
    '',
    'waiting',
  ]);
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const endTurn = takeTurn(() => {
      setProgress([storyId, 'loading']);
      timer = setInterval(() => {
        if (!frame.current?.contentDocument?.querySelector(SHOWN)) return;
        setProgress([storyId, 'shown']);
        if (!hasPlayed(frame.current)) return;
        clearInterval(timer);
        endTurn();
      }, ASK_MS);
    });
    return () => {
      clearInterval(timer);
      endTurn();
      setProgress(['', 'waiting']);
    };
  }, [storyId, isWanted]);
  return { frame, state: progress[0] === storyId ? progress[1] : 'waiting' };
}
