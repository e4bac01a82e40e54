/** The secret in use first. The previous one is accepted while it is set, and signs nothing. */
export const withPrevious = (current: string, previous: string | null): readonly string[] =>
  previous === null ? [current] : [current, previous]
