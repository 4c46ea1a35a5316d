/**
 * What the reader wants of the side navigation (specification §2.4): `true` opened wide, or the
 * drawer of a small screen; `false` put away; `default` what the width of the window gives: a
 * column of icons, or nothing under 576 pixels.
 */
export type SidebarState = boolean | 'default';

/** What the toggle in the header makes of it. */
export function toggledSidebar(state: SidebarState): SidebarState {
  return state !== true;
}
