/** Address of the marketplace (specification §2.2). */
export const productsPaths = { products: '/apps/products' } as const;
