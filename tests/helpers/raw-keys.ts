import type { Page } from '@playwright/test'
import { firstTopics, laterTopics } from '../../src/languages/en/topics.ts'

const KEY = `\\b(?:${[...Object.keys(firstTopics), ...Object.keys(laterTopics)].join('|')})\\.[a-z]\\w*`

/** Runs in the page and lists untranslated text keys, in visible and accessible text. */
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

/** Keys such as `home.claim` that the page shows in place of their texts, duplicates included. */
export const rawKeys = (page: Page): Promise<string[]> => page.evaluate(findKeys, KEY)
