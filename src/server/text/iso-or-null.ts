/** The UTC text of an instant. @param ms since the epoch */
export const isoOrNull = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
