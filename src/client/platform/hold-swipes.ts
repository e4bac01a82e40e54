const scrollsBack = (element: Element | null): boolean => {
  for (let part = element; part; part = part.parentElement) if (part.scrollTop > 0) return true
  return false
}

/** Prevents downward swipes on a canvas, because clients before 7.7 would close the game. Returns the cleanup. */
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
  // A passive listener cannot call `preventDefault`.
  document.addEventListener('touchmove', hold, { passive: false })
  return () => {
    document.removeEventListener('touchstart', begin)
    document.removeEventListener('touchmove', hold)
  }
}
