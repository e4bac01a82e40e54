import type { Page } from '@playwright/test'

/** Sides of a tap target, px; WCAG 2.5.5. */
const TARGET_PX = 44
/** A target under that size may be as small as this where nothing else is near; WCAG 2.5.8. */
const SMALLEST_PX = 24

interface Limits {
  readonly targetPx: number
  readonly smallestPx: number
}

/**
 * Runs in the page and describes its layout problems: sideways scrolling, text that is cut off, controls that are
 * covered, and tap targets that are too small.
 */
const findProblems = ({ targetPx, smallestPx }: Limits): string[] => {
  const problems: string[] = []
  const root = document.documentElement
  /** Half a pixel of rounding on either side. */
  const SLACK_PX = 1
  const TARGETS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=switch], [role=slider], [role=checkbox], [role=radio], [role=option], [role=menuitem]'

  const nameOf = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ')
    const kind = element.getAttribute('role') ?? element.tagName.toLowerCase()
    const place = typeof element.className === 'string' ? element.className.split(' ')[0] : ''
    return `${kind}${place ? `.${place}` : ''} "${words.slice(0, 40)}"`
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  /** Meant for screen readers only. */
  const isHiddenFromSight = (element: Element): boolean => {
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { clipPath, clip, position } = getComputedStyle(part)
      if (clipPath === 'inset(50%)') return true
      if (position === 'absolute' && clip !== 'auto') return true
    }
    return false
  }
  /** An open dialog makes the rest of the page unreachable: only what is in it is looked at. */
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].findLast(isSeen)
  const scope: Element = dialog ?? document.body

  if (root.scrollWidth > root.clientWidth + SLACK_PX) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => isSeen(element) && element.getBoundingClientRect().right > root.clientWidth + SLACK_PX,
    )
    // Only the innermost ones are reported.
    const causes = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    const names = causes.slice(0, 3).map(nameOf).join(', ')
    problems.push(`the page scrolls sideways, ${root.scrollWidth} px in a window of ${root.clientWidth}: ${names}`)
  }

  /** Text may end in dots where the style says so. */
  const endsInDots = (element: Element): boolean => {
    for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
      const style = getComputedStyle(part)
      if (style.textOverflow === 'ellipsis' && style.overflowX !== 'visible') return true
      if (style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '') return true
    }
    return false
  }

  /** Why a rectangle cannot be seen whole, looking through all that may cut it; null when it can. */
  const cutBy = (element: Element, rect: DOMRect): string | null => {
    let checksX = true
    let checksY = true
    for (let part: Element | null = element; part && part !== root; part = part.parentElement) {
      const style = getComputedStyle(part)
      if (style.position === 'fixed') checksY = checksY && part === element
      if (part === document.body || (style.overflowX === 'visible' && style.overflowY === 'visible')) continue
      const box = part.getBoundingClientRect()
      // What can be scrolled into sight is not cut; a scroller hides what lies further out.
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

  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || (node.textContent ?? '').trim() === '' || !isSeen(element) || isHiddenFromSight(element)) continue
    if (element.closest('[aria-hidden=true], option, title, [data-decoration]') || endsInDots(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { fontSize } = getComputedStyle(element)
    for (const line of range.getClientRects()) {
      // The line box is taller than its letters: a sixth above and below may be missing.
      const trim = Math.min(Number.parseFloat(fontSize) / 6, line.height / 4)
      const letters = new DOMRect(line.x, line.y + trim, line.width, line.height - 2 * trim)
      const cut = letters.width > 0 ? cutBy(element, letters) : null
      if (cut) {
        problems.push(`text is cut off ${cut}: ${nameOf(element)}`)
        break
      }
    }
  }

  const isEnabled = (element: Element): boolean =>
    !element.matches(':disabled, [aria-disabled=true], [inert] *') && getComputedStyle(element).pointerEvents !== 'none'
  const targets = [...scope.querySelectorAll(TARGETS)].filter(
    (element) => isSeen(element) && isEnabled(element) && !isHiddenFromSight(element),
  )
  /** The control and the words that belong to it: a tap on either does the same. */
  const areaOf = (element: Element): DOMRect => {
    const parts = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])]
    const boxes = parts.map((part) => part.getBoundingClientRect())
    const left = Math.min(...boxes.map((box) => box.left))
    const top = Math.min(...boxes.map((box) => box.top))
    return new DOMRect(
      left,
      top,
      Math.max(...boxes.map((box) => box.right)) - left,
      Math.max(...boxes.map((box) => box.bottom)) - top,
    )
  }
  const hits = (element: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element === hit || element.contains(hit) || hit.closest('label')?.control === element)
  }
  /** Whether a finger of the full size meets the control in all four directions, padding by pseudo-elements included. */
  const isLargeToTouch = (element: Element): boolean => {
    const { left, top, width, height } = areaOf(element)
    const [x, y, reach] = [left + width / 2, top + height / 2, targetPx / 2 - SLACK_PX]
    return [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ].every(([px = 0, py = 0]) => hits(element, px, py))
  }
  /** No other target within a circle of the full size around the middle (WCAG 2.5.8, by our size). */
  const standsAlone = (element: Element): boolean => {
    const own = areaOf(element)
    const [x, y] = [own.left + own.width / 2, own.top + own.height / 2]
    return targets.every((other) => {
      if (other === element || element.contains(other) || other.contains(element)) return true
      const { left, right, top, bottom } = areaOf(other)
      const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)]
      return Math.hypot(dx, dy) >= targetPx / 2
    })
  }
  const isInSentence = (element: Element): boolean =>
    element.matches('a') && getComputedStyle(element).display === 'inline' && element.closest('p, li, dd') !== null

  const [scrollX, scrollY] = [window.scrollX, window.scrollY]
  for (const element of targets) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = areaOf(element)
    const covering = document.elementFromPoint(left + width / 2, top + height / 2)
    // A toast is temporary and lets taps through.
    const isUnderToast = covering?.closest('body > [aria-live]') != null
    if (!isUnderToast && !hits(element, left + width / 2, top + height / 2))
      problems.push(`covered by ${covering ? nameOf(covering) : 'nothing, outside the window'}: ${nameOf(element)}`)
    if ((width >= targetPx - SLACK_PX && height >= targetPx - SLACK_PX) || isInSentence(element)) continue
    if (isLargeToTouch(element)) continue
    if (width >= smallestPx && height >= smallestPx && standsAlone(element)) continue
    problems.push(`a small tap target, ${Math.round(width)} × ${Math.round(height)} px: ${nameOf(element)}`)
  }
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  return problems
}

/** Layout problems of the page, a line each. May leave boxes inside it scrolled. */
export const layoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(findProblems, { targetPx: TARGET_PX, smallestPx: SMALLEST_PX })
