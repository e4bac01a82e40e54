import type { LayoutKit } from './layout-kit.ts'

/** Runs in the page. Hit-testing must find everything that is painted, also elements without pointer events. */
export const findTextProblems = (): string[] => {
  const kit = (window as unknown as { __layout: LayoutKit }).__layout
  const { nameOf, cutBy } = kit
  const problems: string[] = []
  /** Smallest visible overlap of letters, px. */
  const OVERLAP_PX = 2
  /** Words longer than this (names, ids) may break. */
  const LONGEST_WORD = 14

  interface Words {
    readonly node: Node
    readonly element: Element
  }

  const endsInDots = (element: Element): boolean => {
    for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
      const style = getComputedStyle(part)
      if (style.textOverflow === 'ellipsis' && style.overflowX !== 'visible') return true
      if (style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '') return true
    }
    return false
  }
  /** Whether an ellipsis cuts the text off. Names do not count, because players choose them. */
  const isCutByDots = (element: Element): boolean => {
    if (element.closest('bdi') ?? element.querySelector('bdi')) return false
    for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(part)
      const isClamped = webkitLineClamp !== 'none' && webkitLineClamp !== ''
      if (!isClamped && (textOverflow !== 'ellipsis' || overflowX === 'visible')) continue
      if (part.querySelector('bdi')) return false
      return (
        part.scrollWidth > part.clientWidth + kit.SLACK_PX ||
        (isClamped && part.scrollHeight > part.clientHeight + kit.SLACK_PX)
      )
    }
    return false
  }
  /** One rectangle per line. It is trimmed, because the line box is taller than the letters. */
  const lettersOf = ({ node, element }: Words): DOMRect[] => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const sixth = Number.parseFloat(getComputedStyle(element).fontSize) / 6
    return [...range.getClientRects()].flatMap(({ x, y, width, height }) => {
      const trim = Math.min(sixth, height / 4)
      return width > 0 ? [new DOMRect(x, y + trim, width, height - 2 * trim)] : []
    })
  }
  const isPainted = (element: Element): boolean => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    if (Number(opacity) < 0.5) return false
    // An opaque layer hides all below.
    const layers =
      backgroundImage === 'none' ? [] : backgroundImage.split(/, (?=(?:repeating-)?(?:linear|radial|conic)-|url)/)
    if (layers.some((layer) => !/transparent|rgba\([^)]*, 0(\.\d+)?\)/.test(layer))) return true
    const alpha = /rgba\([^)]*, ([\d.]+)\)/.exec(backgroundColor)?.[1]
    return alpha === undefined ? /^rgb\(/.test(backgroundColor) : Number(alpha) >= 0.5
  }
  /** What covers the element here. Undefined when nothing does, null when the element is not at this point. */
  const coverAt = (element: Element, x: number, y: number): Element | null | undefined => {
    // The topmost element alone is found much sooner than all elements below it.
    const top = document.elementFromPoint(x, y)
    if (top !== null && element.contains(top)) return undefined
    const stack = document.elementsFromPoint(x, y)
    const own = stack.findIndex((part) => part === element || element.contains(part))
    if (own < 0) return null
    return stack.slice(0, own).find((part) => !part.contains(element) && isPainted(part))
  }
  /** A toast goes away by itself, the guide's tip after a tap. */
  const isPassing = (element: Element): boolean => element.closest('body > [aria-live], [data-passing]') !== null

  const texts: Words[] = []
  const walker = document.createTreeWalker(kit.scope(), NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || (node.textContent ?? '').trim() === '' || !kit.isSeen(element) || kit.isHiddenFromSight(element))
      continue
    if (element.closest('option, title, [data-decoration]')) continue
    texts.push({ node, element })
  }

  const breaksInWord = ({ node, element }: Words): string | null => {
    if (lettersOf({ node, element }).length < 2) return null
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^ \n\t/·-]+/g)) {
      if (word.length > LONGEST_WORD) continue
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      )
      if (tops.size > 1) return word
    }
    return null
  }

  const isTornOff = (sign: Element): boolean => {
    const number = texts.find(({ node }) => node === sign.nextSibling)
    const [line] = number ? lettersOf(number) : []
    return line !== undefined && line.top >= sign.getBoundingClientRect().bottom
  }

  const problemOf = (text: Words): string | null => {
    const { element } = text
    const hasDots = endsInDots(element)
    if (hasDots && isCutByDots(element)) return `a sentence ends in dots: ${nameOf(element)}`
    let letters = lettersOf(text)
    const cut = hasDots ? null : letters.map((line) => cutBy(element, line)).find(Boolean)
    if (cut) return `text is cut off ${cut}: ${nameOf(element)}`
    const word = breaksInWord(text)
    if (word) return `a word breaks, "${word}": ${nameOf(element)}`
    // The rest of a text that ends in an ellipsis is not shown, so nothing can cover it.
    const [first] = letters
    if (hasDots || !first) return null
    const isOut = (line: DOMRect) => kit.unreachable(line) !== null
    const coverOf = (line: DOMRect) =>
      [0.1, 0.5, 0.9]
        .map((part) => coverAt(element, line.x + line.width * part, line.y + line.height / 2))
        .find((cover) => cover !== undefined)
    if (letters.some((line) => isOut(line) || coverOf(line) !== undefined)) {
      kit.scrollTo(element)
      letters = lettersOf(text)
    }
    for (const line of letters) {
      // Of a text that is taller than the window only the lines in view are checked.
      if (isOut(line) && letters.length > 1) continue
      const where = kit.unreachable(line)
      if (where) return `text is unreachable, ${where}: ${nameOf(element)}`
      const cover = coverOf(line)
      if (cover && !isPassing(cover)) return `text is covered by ${nameOf(cover)}: ${nameOf(element)}`
    }
    return null
  }

  const areOverEachOther = (one: Words, other: Words): boolean => {
    kit.scrollTo(one.element)
    const pairs = lettersOf(one).flatMap((line) => lettersOf(other).map((otherLine) => [line, otherLine] as const))
    return pairs.some(([line, otherLine]) => {
      const left = Math.max(line.left, otherLine.left)
      const right = Math.min(line.right, otherLine.right)
      const top = Math.max(line.top, otherLine.top)
      const bottom = Math.min(line.bottom, otherLine.bottom)
      if (right - left < OVERLAP_PX || bottom - top < OVERLAP_PX) return false
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      return coverAt(one.element, x, y) === undefined && coverAt(other.element, x, y) === undefined
    })
  }

  const everythingIsHit = new CSSStyleSheet()
  everythingIsHit.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(everythingIsHit)
  kit.scrolledBack(() => {
    const lines = texts.flatMap((text) => lettersOf(text).map((line) => ({ text, line })))
    const reported = new Set<Words>()
    for (const [index, { text, line }] of lines.entries()) {
      if (reported.has(text)) continue
      const other = lines.slice(index + 1).find(
        ({ text: second, line: secondLine }) =>
          second !== text &&
          Math.min(line.right, secondLine.right) - Math.max(line.left, secondLine.left) >= OVERLAP_PX &&
          Math.min(line.bottom, secondLine.bottom) - Math.max(line.top, secondLine.top) >= OVERLAP_PX &&
          // Text that scrolls or ends in an ellipsis is not shown beyond its edge.
          cutBy(text.element, line) === null &&
          cutBy(second.element, secondLine) === null &&
          areOverEachOther(text, second),
      )
      if (!other) continue
      reported.add(text)
      problems.push(`text over text: ${nameOf(text.element)} and ${nameOf(other.text.element)}`)
    }
    for (const text of texts) {
      const problem = text.element.closest('[aria-hidden=true]') ? null : problemOf(text)
      if (problem) problems.push(problem)
    }
    for (const sign of kit.scope().querySelectorAll('[data-sign]'))
      if (isTornOff(sign)) problems.push(`a sign is torn from its number: ${nameOf(sign.parentElement ?? sign)}`)
  })
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== everythingIsHit)
  return problems
}
