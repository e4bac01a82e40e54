/** Wraps a name in Unicode isolates, so that its direction does not affect the text around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
