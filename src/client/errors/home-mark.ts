export const HOME_MARK = 'home'

/** Marks the time at which home became usable. The first mark counts. Call it only if the session started at home. */
export const markHome = (): void => {
  performance.mark?.(HOME_MARK)
}
