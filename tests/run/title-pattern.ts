const SIZED = /^(?<shown>.+?)-(?:\d+|whole)(?:-(?:header|large-text))?$/
const BETWEEN_WORDS = '[^a-z0-9]+'

const wordsOf = (slug: string): string => slug.split('-').join(BETWEEN_WORDS)

/**
 * A regular expression for the title of the test that takes a picture: `Home, empty` takes `screens.spec.ts/home/empty-390`, `arena hit, 320 × 568`
 * takes `scenes.spec.ts/arena-hit-320`.
 */
export const titlePattern = (name: string): string => {
  const [, folder = '', file] = name.split('/')
  if (file === undefined) return wordsOf(folder)
  const shown = SIZED.exec(file)?.groups?.shown ?? file
  return `${wordsOf(folder)}[^a-z0-9]*, ${shown}($| )`
}
