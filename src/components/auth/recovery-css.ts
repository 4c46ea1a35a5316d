/** How the forms of forgot and reset password stand. */
export const RECOVERY_FORM = `
  display: grid;
  gap: 20px;
  & > [data-slot='recovery-wait'] {
    margin: -8px 0 0;
    text-align: center;
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
  & > [data-slot='recovery-links'] { text-align: center; font-size: 13px; }
`;
