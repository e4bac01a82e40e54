import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { whyLocked } from './english-texts.ts'
import { importProblems, lengthLimit } from './import-problems.ts'
import { changedFiles, english, languages, translation, withFractions } from './language-files.ts'
import { isLanguageCode } from './plural-forms.ts'
import { fromJson, toJson } from './translation-json.ts'

const FOLDER = '.cache/texts'
const NOTES = 'notes.json'
const USAGE = 'Usage: npm run texts -- export [--new <code>], or npm run texts -- import <file…>'

const notes = (): Map<string, string> =>
  new Map(
    [...english.keys()].flatMap((key) => {
      const [lock, limit] = [whyLocked(key), lengthLimit(key)]
      if (lock !== null) return [[key, `Locked: ${lock}.`]]
      return limit === null ? [] : [[key, `At most ${limit} characters.`]]
    }),
  )

const exportTexts = (added: readonly string[]): string[] => {
  for (const language of added) {
    if (!isLanguageCode(language)) return [`"${language}" is no code of a language.`]
    if (languages().includes(language)) return [`The game has ${language} already.`]
  }
  mkdirSync(FOLDER, { recursive: true })
  const write = (name: string, texts: ReadonlyMap<string, string>): void => {
    const file = path.join(FOLDER, name)
    writeFileSync(file, toJson(texts))
    console.log(file)
  }
  for (const language of [...languages(), ...added]) write(`${language}.json`, translation(language))
  write(NOTES, notes())
  return []
}

/** Writes nothing if any file has a problem. */
const importTexts = (files: readonly string[]): string[] => {
  const problems: string[] = []
  const changed: [file: string, source: string][] = []
  for (const file of files.filter((name) => path.basename(name) !== NOTES)) {
    const language = path.basename(file, '.json')
    const given = fromJson(readFileSync(file, 'utf8'))
    if (!languages().includes(language))
      problems.push(`${file}: there is no src/languages/${language}; its README says how to begin.`)
    else if (given === null) problems.push(`${file}: it is not JSON.`)
    else {
      const texts = withFractions(language, given)
      const own = importProblems(language, texts, english)
      problems.push(...own.map((problem) => `${file}: ${problem}`))
      if (own.length === 0) changed.push(...changedFiles(language, texts))
    }
  }
  if (problems.length > 0) return problems
  for (const [file, source] of changed) {
    writeFileSync(file, source)
    console.log(path.relative('.', file))
  }
  if (changed.length === 0) console.log('Nothing differs.')
  return []
}

const run = (): string[] => {
  const { values, positionals } = parseArgs({
    options: { new: { type: 'string', multiple: true, default: [] } },
    allowPositionals: true,
  })
  const [command, ...files] = positionals
  if (command === 'export' && files.length === 0) return exportTexts(values.new)
  if (command === 'import' && files.length > 0) return importTexts(files)
  return [USAGE]
}

/** Errors with a code are the caller's: a wrong option, or a file that cannot be read. No stack is shown. */
const problemsOfRun = (): string[] => {
  try {
    return run()
  } catch (error) {
    if (error instanceof Error && 'code' in error) return [error.message]
    throw error
  }
}

const problems = problemsOfRun()
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
