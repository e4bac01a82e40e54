export const isoOrNull = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
