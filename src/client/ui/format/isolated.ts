/** A name between marks that keep its own direction to itself. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
