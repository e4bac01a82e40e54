import type { Page } from '@playwright/test'
import { installLayoutKit, type LayoutKit } from './layout-kit.ts'
import { findTextProblems } from './text-problems.ts'

/** Minimum size of a target (WCAG 2.5.5). */
const TARGET_PX = 44
/** Safari on iOS zooms into fields with smaller letters. */
const FIELD_LETTERS_PX = 16
/** For a target without neighbours (WCAG 2.5.8). */
const SMALLEST_PX = 24

interface Limits {
  readonly targetPx: number
  readonly smallestPx: number
  readonly lettersPx: number
}

/** Runs in the page. */
const findControlProblems = ({ targetPx, smallestPx, lettersPx }: Limits): string[] => {
  const kit = (window as unknown as { __layout: LayoutKit }).__layout
  const { nameOf, isSeen, cutBy, SLACK_PX } = kit
  const problems: string[] = []
  const root = document.documentElement
  const scope = kit.scope()

  if (root.scrollWidth > root.clientWidth + SLACK_PX) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => isSeen(element) && element.getBoundingClientRect().right > root.clientWidth + SLACK_PX,
    )
    const causes = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    const names = causes.slice(0, 3).map(nameOf).join(', ')
    problems.push(`the page scrolls sideways, ${root.scrollWidth} px in a window of ${root.clientWidth}: ${names}`)
  }

  for (const field of scope.querySelectorAll(
    'input:not([type=range], [type=checkbox], [type=radio], [aria-hidden]), select, textarea',
  )) {
    const letters = Number.parseFloat(getComputedStyle(field).fontSize)
    if (isSeen(field) && letters < lettersPx) problems.push(`a field's letters are ${letters} px: ${nameOf(field)}`)
  }

  const isEnabled = (element: Element): boolean =>
    !element.matches(':disabled, [aria-disabled=true], [inert] *') && getComputedStyle(element).pointerEvents !== 'none'
  const targets = [...scope.querySelectorAll(kit.TARGETS)].filter(
    (element) => isSeen(element) && isEnabled(element) && !kit.isHiddenFromSight(element),
  )
  /** Includes the label of a field, because a tap on the label does the same. */
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
    // A passing celebration and the guide's tip close on a tap, after which the control below can be reached.
    const isPassing = element.closest('[data-passing]') !== null
    const isHit = (at: Element): boolean => isPassing || at.closest('[data-passing]') === null
    // The topmost element alone is found much sooner than all elements below it.
    const top = document.elementFromPoint(x, y)
    const hit = top !== null && isHit(top) ? top : document.elementsFromPoint(x, y).find(isHit)
    return hit !== undefined && (element === hit || element.contains(hit) || hit.closest('label')?.control === element)
  }
  /** Probes the target size in all four directions. The padding of a pseudo-element counts. */
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
  /** The rule of WCAG 2.5.8, with our size. */
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

  /** The element that takes the tap instead. Undefined when there is none, null outside the window. */
  const coverOf = (element: Element): Element | null | undefined => {
    const { left, top, width, height } = kit.visibleOf(element, areaOf(element))
    const points = [
      [0.5, 0.5],
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const
    for (const [partX, partY] of points) {
      const [x, y] = [left + width * partX, top + height * partY]
      if (hits(element, x, y)) continue
      const cover = document.elementFromPoint(x, y)
      // A toast lets taps through, and the guide's tip closes on a tap.
      if (cover?.closest('body > [aria-live], [data-passing]') == null) return cover
    }
    return undefined
  }
  const rivalOf = (element: Element): Element | undefined => {
    const own = kit.visibleOf(element, element.getBoundingClientRect())
    const isOver = ({ left, right, top, bottom }: DOMRect): boolean =>
      Math.min(own.right, right) - Math.max(own.left, left) > 2 * SLACK_PX &&
      Math.min(own.bottom, bottom) - Math.max(own.top, top) > 2 * SLACK_PX
    return targets.find((other) => {
      if (other === element || element.contains(other) || other.contains(element)) return false
      // The guide's tip closes on a tap. Another test checks its position.
      if ((other.closest('[data-passing]') === null) !== (element.closest('[data-passing]') === null)) return false
      if (other instanceof HTMLInputElement || element instanceof HTMLInputElement) return false
      const whole = other.getBoundingClientRect()
      return isOver(whole) && isOver(kit.visibleOf(other, whole))
    })
  }

  const problemOf = (element: Element): string | null => {
    const area = areaOf(element)
    const middle = new DOMRect(area.x, area.y + area.height / 2, area.width, 0)
    const where = kit.unreachable(middle)
    const seen = kit.visibleOf(element, area)
    const cover = coverOf(element)
    if (where) return `a control is unreachable, ${where}`
    if (cover !== undefined) return `a control is covered by ${cover ? nameOf(cover) : 'nothing, outside the window'}`
    // A field whose text scrolls cuts nothing off.
    const cut = cutBy(element.parentElement ?? element, middle)
    if (cut) return `a control is cut off ${cut}`
    if (seen.height < Math.min(area.height, targetPx) - SLACK_PX)
      return `a control is cut off, ${Math.round(seen.height)} px of its ${Math.round(area.height)} can be seen at a time`
    const rival = rivalOf(element)
    if (rival) return `a control overlaps ${nameOf(rival)}`
    const { width, height } = area
    if ((width >= targetPx - SLACK_PX && height >= targetPx - SLACK_PX) || isInSentence(element)) return null
    if (isLargeToTouch(element)) return null
    if (width >= smallestPx && height >= smallestPx && standsAlone(element)) return null
    return `a small tap target, ${Math.round(width)} × ${Math.round(height)} px`
  }

  /** A pinned element does not scroll, so it must be clear of the insets from the start. */
  const isPinned = (element: Element): boolean => {
    for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
      const { position, overflowY } = getComputedStyle(part)
      if (/auto|scroll/.test(overflowY)) return false
      if (/sticky|fixed/.test(position)) return true
    }
    return false
  }
  const pinnedProblem = (element: Element): string | null => {
    const { x, y, width, height } = areaOf(element)
    const where = isPinned(element) ? kit.unreachable(new DOMRect(x, y + height / 2, width, 0)) : null
    return where && `a control is pinned ${where}`
  }

  kit.scrolledBack(() => {
    const pinned = new Map(targets.map((element) => [element, pinnedProblem(element)]))
    for (const element of targets) {
      kit.scrollTo(element)
      const problem = problemOf(element) ?? pinned.get(element)
      if (problem) problems.push(`${problem}: ${nameOf(element)}`)
    }
  })
  return problems
}

/** One line per fault, beginning with its kind. Restores the scroll position. */
export const layoutProblems = async (page: Page): Promise<string[]> => {
  await page.evaluate(installLayoutKit)
  const ofControls = await page.evaluate(findControlProblems, {
    targetPx: TARGET_PX,
    smallestPx: SMALLEST_PX,
    lettersPx: FIELD_LETTERS_PX,
  })
  return [...ofControls, ...(await page.evaluate(findTextProblems))]
}
