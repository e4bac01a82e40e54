export const HOME_MARK = 'home'

/** Home can be used. The first mark of a session counts. */
export const markHome = (): void => {
  performance.mark?.(HOME_MARK)
}
