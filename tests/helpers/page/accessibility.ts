import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import { AXE_PATH } from '../../../src/server/run/serve-axe.ts'

/** A line for each rule that is broken: how bad that is, its first element and why. */
const linesOf = (violations: AxeResults['violations']): string[] =>
  violations.map(({ id, impact, nodes }) => {
    const [first] = nodes
    const why = first?.failureSummary?.split('\n').slice(1).join(' ').trim()
    const more = nodes.length > 1 ? ` and ${nodes.length - 1} more` : ''
    return `${impact}, ${id}: ${first?.target.join(' ')}${more} — ${why}`
  })

/** Runs all of axe's rules over the page as it stands, whose server has axe; returns all findings, minor or grave. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  await page.addScriptTag({ url: AXE_PATH })
  const { violations } = await page.evaluate(() => {
    // It takes the dark outline of a heading for the colour of its letters, which lie over the outline.
    const withoutOutlines = new CSSStyleSheet()
    withoutOutlines.replaceSync('* { -webkit-text-stroke: 0 !important }')
    document.adoptedStyleSheets.push(withoutOutlines)
    // Neither preloading nor frames: both wait for a limit of time, which such a timer reaches at once.
    return (window as unknown as { axe: typeof axe }).axe.run({
      preload: false,
      iframes: false,
      resultTypes: ['violations'],
    })
  })
  return linesOf(violations)
}
