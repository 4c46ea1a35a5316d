import { type FocusEvent, useEffect, useRef } from 'react';

/** Tells the holder of toasts when the first reason to wait comes and when the last one goes. */
export function useToastPause(isEmpty: boolean, onPauseChange?: (isPaused: boolean) => void) {
  const state = useRef({ isHovered: false, isFocused: false, isPointing: false, isPaused: false });

  function set(change: Partial<typeof state.current>): void {
    const now = Object.assign(state.current, change);
    const isPaused = now.isHovered || now.isFocused;
    if (isPaused === now.isPaused) return;
    now.isPaused = isPaused;
    onPauseChange?.(isPaused);
  }

  // What is gone is left by nobody: no event says that the pointer is not over it any more.
  useEffect(() => {
    if (isEmpty) set({ isHovered: false, isFocused: false, isPointing: false });
  });

  return {
    onPointerEnter: () => set({ isHovered: true }),
    onPointerLeave: () => set({ isHovered: false }),
    // A click leaves the focus behind; only who uses the keyboard is still there.
    onPointerDown: () => set({ isPointing: true, isFocused: false }),
    onKeyDown: () => set({ isPointing: false, isFocused: true }),
    onFocus: () => set({ isFocused: !state.current.isPointing }),
    onBlur: (event: FocusEvent) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      set({ isFocused: false, isPointing: false });
    },
  };
}
