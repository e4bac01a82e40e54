export const HOME_MARK = 'home'

/** Home can be used. The first mark of a session counts. Only for a session that starts at home. */
export const markHome = (): void => {
  performance.mark?.(HOME_MARK)
}
