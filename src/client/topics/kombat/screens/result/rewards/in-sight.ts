/** Also if below the window. */
export const isBelowTheBar = (element: Element): boolean => {
  const bar = document.querySelector('[data-sticky-bar]')?.getBoundingClientRect()
  const bottom = Math.min(bar && bar.height > 0 ? bar.top : innerHeight, innerHeight)
  return element.getBoundingClientRect().bottom > bottom
}
