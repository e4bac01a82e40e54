export const HOME_MARK = 'home'

/**
 * Marks the time at which home became usable. Only the first mark is read. Call it only if the session started at home.
 */
export const markHome = (): void => {
  performance.mark?.(HOME_MARK)
}
