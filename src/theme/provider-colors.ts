/** The colours of external providers' marks, which are theirs and no brand's, in the order of shapes. */
export const GOOGLE_COLORS = ['#4285f4', '#34a853', '#fbbc05', '#ea4335'] as const;
export const MICROSOFT_COLORS = ['#f25022', '#7fba00', '#00a4ef', '#ffb900'] as const;
