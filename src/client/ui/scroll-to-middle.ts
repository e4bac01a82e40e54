/**
 * Scrolls the page so that an element stands in the middle of the window. It goes by the element's place in the layout: the
 * browser's own `scrollIntoView` goes by where the page's entrance has moved it at this moment.
 */
export const scrollToMiddle = (element: HTMLElement): void => {
  let topPx = 0
  for (let part: Element | null = element; part instanceof HTMLElement; part = part.offsetParent)
    topPx += part.offsetTop
  document.documentElement.scrollTop = topPx + element.offsetHeight / 2 - innerHeight / 2
}
