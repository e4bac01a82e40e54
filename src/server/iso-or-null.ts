/** An instant as the wire has it, in UTC; null for none. @param ms since the epoch */
export const isoOrNull = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
