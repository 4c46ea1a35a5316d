/** Whether `dist/` was built since the last change. */
export function isBuilt(): boolean;
