/** Uses layout positions: `scrollIntoView` would include the offset of the entrance animation. */
export const scrollToMiddle = (element: HTMLElement): void => {
  let topPx = 0
  for (let part: Element | null = element; part instanceof HTMLElement; part = part.offsetParent)
    topPx += part.offsetTop
  document.documentElement.scrollTop = topPx + element.offsetHeight / 2 - innerHeight / 2
}
