import type { ComponentPropsWithoutRef } from 'react';

/*
 * The icons that the sign-in pages and a table with its pager and search show. Shapes of Lucide
 * (ISC), drawn here: its machinery would cost either about 1 kB (gzip) for a few pictures.
 */
function icon(shape: string) {
  return function Icon(props: ComponentPropsWithoutRef<'svg'>) {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...props}
      >
        <path d={shape} />
      </svg>
    );
  };
}

export const DangerIcon = /* @__PURE__ */ icon(
  'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 8v4m0 4h.01',
);
export const InfoIcon = /* @__PURE__ */ icon(
  'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m0 14v-4m0-4h.01',
);
export const SuccessIcon = /* @__PURE__ */ icon(
  'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m4 7-5.5 5.5L8 12',
);
export const WarningIcon = /* @__PURE__ */ icon(
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01',
);
export const ShowIcon = /* @__PURE__ */ icon(
  'M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
);
export const HideIcon = /* @__PURE__ */ icon(
  'M10.73 5.08a10.74 10.74 0 0 1 11.21 6.57 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-1.45 2.49m-6.41-.68a3 3 0 0 1-4.24-4.24m7.64 7.58A10.75 10.75 0 0 1 2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 4.45-5.14M2 2l20 20',
);
export const SearchIcon = /* @__PURE__ */ icon(
  'M11 3a8 8 0 1 0 0 16 8 8 0 1 0 0-16m10 18-4.34-4.34',
);
export const CloseIcon = /* @__PURE__ */ icon('M18 6 6 18M6 6l12 12');
export const PreviousIcon = /* @__PURE__ */ icon('m15 18-6-6 6-6');
export const NextIcon = /* @__PURE__ */ icon('m9 18 6-6-6-6');
