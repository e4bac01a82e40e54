const scrollsBack = (element: Element | null): boolean => {
  for (let part = element; part; part = part.parentElement) if (part.scrollTop > 0) return true
  return false
}

/**
 * Keeps a finger that draws down over a picture from closing the game, for clients before 7.7, which cannot be told so. Where
 * the page below the picture has something to scroll back to, it scrolls. The answer ends it.
 */
export const holdCanvasSwipes = (): (() => void) => {
  let startedAtY = 0
  const begin = ({ touches }: TouchEvent): void => {
    startedAtY = touches[0]?.clientY ?? 0
  }
  const hold = (event: TouchEvent): void => {
    const { target, touches, cancelable } = event
    const isDownwards = (touches[0]?.clientY ?? 0) > startedAtY
    if (target instanceof HTMLCanvasElement && isDownwards && cancelable && !scrollsBack(target)) event.preventDefault()
  }
  document.addEventListener('touchstart', begin, { passive: true })
  // A passive listener could not refuse.
  document.addEventListener('touchmove', hold, { passive: false })
  return () => {
    document.removeEventListener('touchstart', begin)
    document.removeEventListener('touchmove', hold)
  }
}
