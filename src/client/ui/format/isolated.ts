/** Wraps in Unicode isolates. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
