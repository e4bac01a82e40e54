/** The current secret comes first. The previous one is still accepted while it is set, but signs nothing. */
export const withPrevious = (current: string, previous: string | null): readonly string[] =>
  previous === null ? [current] : [current, previous]
