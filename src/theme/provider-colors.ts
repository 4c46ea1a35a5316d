/** The colours of external providers' logos, in the order of their shapes. */
export const GOOGLE_COLORS = ['#4285f4', '#34a853', '#fbbc05', '#ea4335'] as const;
export const MICROSOFT_COLORS = ['#f25022', '#7fba00', '#00a4ef', '#ffb900'] as const;
