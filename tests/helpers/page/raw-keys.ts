import type { Page } from '@playwright/test'
import { laterBundles } from '#languages/en/bundles.ts'
import { firstBundles } from '#languages/en/first-bundles.ts'

const KEY = `\\b(?:${[...Object.keys(firstBundles), ...Object.keys(laterBundles)].join('|')})\\.[a-z]\\w*|\\{\\{\\w+\\}\\}`

/** Runs in the page. */
const findKeys = (key: string): string[] => {
  const found: string[] = []
  const look = (text: string | null): void => {
    found.push(...(text?.match(new RegExp(key, 'g')) ?? []))
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'])
      look(element.getAttribute(name))
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) look(node.textContent)
  }
  return found
}

/**
 * Texts on the page that are keys, such as `home.claim`, or placeholders, such as `{{amount}}`. May contain duplicates.
 */
export const rawKeys = (page: Page): Promise<string[]> => page.evaluate(findKeys, KEY)
