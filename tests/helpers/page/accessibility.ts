import type { Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

/** A line for each rule that is broken: how bad that is, its first element and why. */
const linesOf = (violations: AxeResults['violations']): string[] =>
  violations.map(({ id, impact, nodes }) => {
    const [first] = nodes
    const why = first?.failureSummary?.split('\n').slice(1).join(' ').trim()
    const more = nodes.length > 1 ? ` and ${nodes.length - 1} more` : ''
    return `${impact}, ${id}: ${first?.target.join(' ')}${more} — ${why}`
  })

/** Where the server of the shots has axe: a file, which the browser keeps compiled, unlike code that is handed to it. */
export const AXE_PATH = '/axe.js'

/** Axe with a `setTimeout` of its own, by the browser's messages: a story holds the page's timers. */
export const axeSource = `((setTimeout) => {${axe.source}})((callback) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => { port1.close(); callback() }
  port2.postMessage(null)
  return 0
})`

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
