import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import { AXE_PATH } from '#server/run/serve-axe.ts'

const linesOf = (violations: AxeResults['violations']): string[] =>
  violations.map(({ id, impact, nodes }) => {
    const [first] = nodes
    const why = first?.failureSummary?.split('\n').slice(1).join(' ').trim()
    const more = nodes.length > 1 ? ` and ${nodes.length - 1} more` : ''
    return `${impact}, ${id}: ${first?.target.join(' ')}${more} — ${why}`
  })

/** The server must serve axe at `AXE_PATH`. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  await page.addScriptTag({ url: AXE_PATH })
  const { violations } = await page.evaluate(() => {
    // Axe would take the dark outline of a heading for the colour of its letters.
    const withoutOutlines = new CSSStyleSheet()
    withoutOutlines.replaceSync('* { -webkit-text-stroke: 0 !important }')
    document.adoptedStyleSheets.push(withoutOutlines)
    // Preloading and iframes would time out at once under a held clock.
    return (window as unknown as { axe: typeof axe }).axe.run({
      preload: false,
      iframes: false,
      resultTypes: ['violations'],
    })
  })
  return linesOf(violations)
}
