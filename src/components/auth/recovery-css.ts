/** Layout of the forms to request and to set a new password. */
export const RECOVERY_FORM = `
  display: grid;
  gap: var(--plinth-space-5);
  & > [data-slot='recovery-wait'] {
    margin: -8px 0 0;
    text-align: center;
    font-size: var(--plinth-font-size-sm);
    font-variant-numeric: tabular-nums;
  }
  & > [data-slot='recovery-links'] {
    display: grid;
    justify-items: center;
    gap: var(--plinth-space-3);
    font-size: var(--plinth-font-size-sm);
  }
`;
