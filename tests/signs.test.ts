import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { fontCharacters } from './helpers/page/font-characters.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const STYLES = 'src/client/ui/fonts.css'
/**
 * Folders with every text that the client draws: words of both languages, names of the rules, letters of the scenes.
 */
const FOLDERS = ['src/languages', 'src/client', 'src/rules', 'scenes']
/** Not drawn by the client: the messenger draws notifications, and look-alikes are never shown. */
const NOT_OURS = ['src/languages/en/notifications.ts', 'src/languages/ru/notifications.ts', 'src/rules/look-alikes.ts']

/** Characters that are not drawn, such as marks that isolate text of another direction. */
const INVISIBLE = /[\p{Cf}\n]/u

interface Face {
  /** Family and weight of a font. */
  readonly name: string
  readonly characters: ReadonlySet<number>
}

const inRange = (code: number, ranges: string): boolean =>
  ranges.split(',').some((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-')
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
  })

const fileOf = (url: string): string =>
  url.startsWith('.') ? path.join(ROOT, path.dirname(STYLES), url) : path.join(ROOT, 'node_modules', url)

/** Characters of each face of the client's style sheet: those in its file and within its `unicode-range`. */
const faces: readonly Face[] = readFileSync(path.join(ROOT, STYLES), 'utf8')
  .split('@font-face')
  .slice(1)
  .map((block) => {
    const property = (name: string): string => new RegExp(`${name}:\\s*([^;]+);`).exec(block)?.[1] ?? ''
    const url = /url\("([^"]+)"\)/.exec(block)?.[1] ?? ''
    const all = fontCharacters(readFileSync(fileOf(url)))
    return {
      name: `${property('font-family')} ${property('font-weight')}`,
      characters: new Set([...all].filter((code) => inRange(code, property('unicode-range')))),
    }
  })

const drawnBy = (name: string): ReadonlySet<number> =>
  new Set(faces.filter((face) => face.name === name).flatMap((face) => [...face.characters]))
const [USUAL, BOLD, EMOJI] = [drawnBy('"Nunito" 600'), drawnBy('"Nunito" 800'), drawnBy('"House Emoji" 400 900')]
const isDrawn = (code: number): boolean =>
  INVISIBLE.test(String.fromCodePoint(code)) || EMOJI.has(code) || (USUAL.has(code) && BOLD.has(code))

/** Strings, templates and text between tags of a syntax tree. */
const textsIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, value, id } = node as Readonly<Partial<Record<string, unknown>>>
  // The messenger draws these.
  if (type === 'VariableDeclarator' && (id as { readonly name?: string }).name === 'notificationMessages') return []
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return [value]
  if (type === 'TemplateElement') return [(value as { readonly cooked?: string }).cooked ?? '']
  return Object.values(node).flatMap(textsIn)
}

const signsOf = (file: string): string[] =>
  [...new Set(textsIn(parseSync(file, readFileSync(path.join(ROOT, file), 'utf8')).program).join(''))].filter(
    (character) => !isDrawn(character.codePointAt(0) ?? 0),
  )

it('every character of the client’s texts is in the fonts that come along; other signs are icons or drawn by `Sign`', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ).filter((file) => /\.tsx?$/.test(file) && !NOT_OURS.includes(file))
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) => signsOf(file).map((sign) => `${file}: ${sign}`))
  expect(found).toEqual([])
})

it('fontCharacters lists the characters that a font draws', () => {
  expect(USUAL.has('A'.codePointAt(0) ?? 0) && USUAL.has('Ж'.codePointAt(0) ?? 0)).toBe(true)
  expect(['★', '▲', '→', '✓', '😀'].filter((sign) => isDrawn(sign.codePointAt(0) ?? 0))).toEqual([])
})
