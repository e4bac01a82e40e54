export interface LayoutKit {
  readonly TARGETS: string
  /** Tolerance for rounding. */
  readonly SLACK_PX: number
  nameOf(element: Element): string
  isSeen(element: Element): boolean
  isHiddenFromSight(element: Element): boolean
  /** The open dialog, because it makes everything else unreachable; without one the whole page. */
  scope(): Element
  /** What cuts the rectangle off; null when all of it can be seen. */
  cutBy(element: Element, rect: DOMRect): string | null
  /** The part of the rectangle that is within the window and every clipping ancestor. */
  visibleOf(element: Element, rect: DOMRect): DOMRect
  /** Why the rectangle cannot be seen at any scroll position; null when it can. Scroll to the element first. */
  unreachable(rect: DOMRect): string | null
  scrollTo(element: Element): void
  scrolledBack(check: () => void): void
}

/** Runs in the page, where nothing else of this file exists. */
export const installLayoutKit = (): void => {
  const root = document.documentElement
  const SLACK_PX = 1
  const nameOf = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ')
    const kind = element.getAttribute('role') ?? element.tagName.toLowerCase()
    const place = typeof element.className === 'string' ? element.className.split(' ')[0] : ''
    return `${kind}${place ? `.${place}` : ''} "${words.slice(0, 40)}"`
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  const isHiddenFromSight = (element: Element): boolean => {
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { clipPath, clip, position } = getComputedStyle(part)
      if (clipPath === 'inset(50%)') return true
      if (position === 'absolute' && clip !== 'auto') return true
    }
    return false
  }
  const cutBy = (element: Element, rect: DOMRect): string | null => {
    let checksX = true
    let checksY = true
    for (let part: Element | null = element; part && part !== root; part = part.parentElement) {
      const style = getComputedStyle(part)
      if (style.position === 'fixed') checksY = checksY && part === element
      if (part === document.body || (style.overflowX === 'visible' && style.overflowY === 'visible')) continue
      const box = part.getBoundingClientRect()
      // Scrollable content is not cut.
      if (/auto|scroll/.test(style.overflowX)) checksX = false
      if (/auto|scroll/.test(style.overflowY)) checksY = false
      if (
        checksX &&
        style.overflowX !== 'visible' &&
        (rect.left < box.left - SLACK_PX || rect.right > box.right + SLACK_PX)
      )
        return `by ${nameOf(part)} at its side`
      if (
        checksY &&
        style.overflowY !== 'visible' &&
        (rect.top < box.top - SLACK_PX || rect.bottom > box.bottom + SLACK_PX)
      )
        return `by ${nameOf(part)} above or below`
    }
    if (checksX && (rect.left < -SLACK_PX || rect.right > root.clientWidth + SLACK_PX))
      return 'by the edge of the window'
    return null
  }
  const visibleOf = (element: Element, rect: DOMRect): DOMRect => {
    let { left, top, right, bottom } = rect
    for (let part: Element | null = element; part && part !== root; part = part.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(part)
      if (part !== document.body && (overflowX !== 'visible' || overflowY !== 'visible')) {
        const box = part.getBoundingClientRect()
        if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
      }
      if (position === 'fixed') break
    }
    ;[left, right] = [Math.max(left, 0), Math.min(right, root.clientWidth)]
    ;[top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const insetOf = (side: 'top' | 'bottom'): number =>
    Number.parseFloat(getComputedStyle(root).getPropertyValue(`--inset-${side}`)) || 0
  const unreachable = ({ top, bottom }: DOMRect): string | null => {
    if (bottom <= SLACK_PX) return 'above the window'
    if (top >= innerHeight - SLACK_PX) return 'below the window'
    if (top < insetOf('top') - SLACK_PX) return `under the top inset of ${insetOf('top')} px`
    if (bottom > innerHeight - insetOf('bottom') + SLACK_PX)
      return insetOf('bottom') > 0 ? `under the bottom inset of ${insetOf('bottom')} px` : 'across the lower edge'
    return null
  }
  const kit: LayoutKit = {
    TARGETS:
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=switch], [role=slider], [role=checkbox], [role=radio], [role=option], [role=menuitem]',
    SLACK_PX,
    nameOf,
    isSeen,
    isHiddenFromSight,
    scope: () => [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].findLast(isSeen) ?? document.body,
    cutBy,
    visibleOf,
    unreachable,
    scrollTo: (element) => element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
    scrolledBack: (check) => {
      const moved = [...document.querySelectorAll('*')]
        .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
        .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }))
      check()
      for (const element of document.querySelectorAll('*')) {
        const was = moved.find((one) => one.element === element)
        if (element.scrollTop !== (was?.top ?? 0) || element.scrollLeft !== (was?.left ?? 0))
          element.scrollTo({ top: was?.top ?? 0, left: was?.left ?? 0, behavior: 'instant' })
      }
    },
  }
  Object.assign(window, { __layout: kit })
}
