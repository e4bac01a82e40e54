import type { Page } from '@playwright/test'

/** Limit of Tab presses, because a focus trap would never end. */
const MOST_STOPS = 150

export const focusProblems = async (page: Page): Promise<string[]> => {
  const expected = await page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
    const controls = (dialog ?? document.body).querySelectorAll(
      'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary',
    )
    let number = 0
    for (const control of controls) {
      // In a group of radio buttons or tabs only one is a Tab stop.
      if (control.getAttribute('tabindex') === '-1' || control.matches('input[type=radio]:not(:checked)')) continue
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || control.closest('[inert]'))
        continue
      control.setAttribute('data-focus-stop', String(number++))
    }
    ;(document.activeElement as HTMLElement | null)?.blur()
    return number
  })
  const reached = new Set<number>()
  const problems = new Set<string>()
  // Switches and choices are Tab stops without being native controls, so there may be more stops than expected.
  for (let stop = 0; stop < Math.min(MOST_STOPS, expected * 2 + 10) && reached.size < expected; stop++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      // The ring may be on the element, on its ::after (card), or on an element around it (text field).
      const parts: CSSStyleDeclaration[] = [getComputedStyle(element, '::after')]
      for (let part: Element | null = element; part && part !== document.body; part = part.parentElement)
        parts.push(getComputedStyle(part))
      const hasOutline = parts.some(
        ({ outlineStyle, outlineWidth, content }, index) =>
          (index > 0 || content !== 'none') && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
      )
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
      return {
        stop: Number(element.getAttribute('data-focus-stop') ?? -1),
        isMarked: hasOutline,
        name: `${element.tagName.toLowerCase()} "${words}"`,
        tabIndex: (element as HTMLElement).tabIndex,
      }
    })
    if (seen === null) continue
    if (seen.stop >= 0) reached.add(seen.stop)
    if (!seen.isMarked) problems.add(`the focus does not show on ${seen.name}`)
    if (seen.tabIndex > 0) problems.add(`a tabindex above zero breaks the order at ${seen.name}`)
  }
  const missed = await page.evaluate(
    (stops) =>
      [...document.querySelectorAll('[data-focus-stop]')]
        .filter((element) => !stops.includes(Number(element.getAttribute('data-focus-stop'))))
        .map(
          (element) =>
            `Tab never reaches ${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`,
        ),
    [...reached],
  )
  return [...problems, ...missed]
}
