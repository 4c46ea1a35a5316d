/**
 * State of the side navigation (specification §2.4). `true`: fully open, as a drawer on small
 * screens. `false`: hidden. `default`: by the window's width, a column of icons, or hidden under
 * 576 pixels.
 */
export type SidebarState = boolean | 'default';

/** The state after a press of the header's toggle. */
export function toggledSidebar(state: SidebarState): SidebarState {
  return state !== true;
}
