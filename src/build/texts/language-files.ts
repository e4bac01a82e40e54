import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allEnglish, textsToTranslate } from './english-texts.ts'
import { isForFractions } from './plural-forms.ts'
import { textsIn, withTexts } from './text-places.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const LANGUAGES = path.join(ROOT, 'src/languages')

export const languages = (): string[] =>
  readdirSync(LANGUAGES, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

const filesOf = (language: string): Map<string, string> =>
  new Map(
    readdirSync(path.join(LANGUAGES, language))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join(LANGUAGES, language, name))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )

/** All English texts by key, including those in `src/rules` and `src/contracts`. */
export const english = allEnglish(textsIn(filesOf('en')))

/** All keys that the language must have. The text is empty if there is none yet. */
export const translation = (language: string): Map<string, string> => {
  const own = language === 'en' ? english : languages().includes(language) ? textsIn(filesOf(language)) : null
  return new Map([...textsToTranslate(language, english).keys()].map((key) => [key, own?.get(key) ?? '']))
}

/**
 * Adds plural forms that only fractions take, because some tools drop them (Weblate knows three Russian forms). They
 * keep their present text.
 */
export const withFractions = (language: string, given: ReadonlyMap<string, string>): Map<string, string> => {
  const dropped = [...translation(language)].filter(([key]) => !given.has(key) && isForFractions(language, key))
  return new Map([...given, ...dropped])
}

const formatted = (file: string, source: string): string =>
  execFileSync(path.join(ROOT, 'node_modules/.bin/biome'), ['format', `--stdin-file-path=${file}`], {
    cwd: ROOT,
    input: source,
    encoding: 'utf8',
  })

export const changedFiles = (language: string, texts: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(
    [...filesOf(language)].flatMap(([file, source]) => {
      const changed = withTexts(file, source, texts)
      return changed === source ? [] : [[file, formatted(file, changed)]]
    }),
  )
