/**
 * Scrolls the page so that an element is in the middle of the window. Uses the element's layout position: the browser's
 * `scrollIntoView` uses where the page's entrance animation has moved it at the moment.
 */
export const scrollToMiddle = (element: HTMLElement): void => {
  let topPx = 0
  for (let part: Element | null = element; part instanceof HTMLElement; part = part.offsetParent)
    topPx += part.offsetTop
  document.documentElement.scrollTop = topPx + element.offsetHeight / 2 - innerHeight / 2
}
