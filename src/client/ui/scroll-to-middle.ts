/** By layout position: `scrollIntoView` includes the entrance animation's offset. */
export const scrollToMiddle = (element: HTMLElement): void => {
  let topPx = 0
  for (let part: Element | null = element; part instanceof HTMLElement; part = part.offsetParent)
    topPx += part.offsetTop
  document.documentElement.scrollTop = topPx + element.offsetHeight / 2 - innerHeight / 2
}
