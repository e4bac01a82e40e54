// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = path.resolve(import.meta.dirname, '../../../src')
const SHARED_SHEETS = ['layout.css', 'row-parts.css', 'type.css', 'base.css']

const read = (file: string): string => readFileSync(path.join(SRC, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
const sheets = files.filter((file) => file.endsWith('.module.css'))
const components = files.filter((file) => file.endsWith('.tsx'))

const allOf = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)

const sharedClasses = new Set(SHARED_SHEETS.flatMap((sheet) => allOf(read(`client/ui/${sheet}`), /^\.([\w-]+)[ :{]/gm)))
const unknownIn = (names: readonly string[]): string[] =>
  names.flatMap((list) => list.split(' ')).filter((name) => !sharedClasses.has(name))

describe('sheets', () => {
  it('compose only shared classes that exist', () => {
    const unknown = sheets.flatMap((file) =>
      unknownIn(allOf(read(file), /composes: ([^;]+) from global/g)).map((name) => `${file}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  it('compose from no other sheet, because its copy would follow classes above it', () => {
    expect(sheets.filter((file) => /composes:[^;]+ from "/.test(read(file)))).toEqual([])
  })

  it('lie below components that name only shared classes that exist', () => {
    const unknown = components.flatMap((file) =>
      unknownIn(allOf(read(file), /className="([^"]+)"/g)).map((name) => `${file}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  it('have every class that a component takes from them by its name', () => {
    const missing = components.flatMap((file) =>
      [...read(file).matchAll(/^import (\w+) from '(\..+\.module\.css)'$/gm)].flatMap(
        ([line, name = '', from = '']) => {
          const sheet = path.join(path.dirname(file), from)
          const classes = new Set(allOf(read(sheet), /\.([\w-]+)/g))
          return allOf(read(file).replace(line, ''), new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
            .filter((used) => !classes.has(used))
            .map((used) => `${file}: ${used} of ${sheet}`)
        },
      ),
    )
    expect(missing).toEqual([])
  })

  it('move by shared keyframes that exist', () => {
    const shared = new Set(allOf(read('client/ui/motion.css'), /@keyframes ([\w-]+)/g))
    const unknown = sheets.flatMap((file) =>
      allOf(read(file), /global\(([\w-]+)\)/g)
        .filter((name) => !shared.has(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  it('take every colour from a token and define none', () => {
    const own = sheets.flatMap((file) =>
      allOf(read(file), /(#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|oklch|oklab|lab|lch)a?\()/gi).map(
        (colour) => `${file}: ${colour}`,
      ),
    )
    expect(own).toEqual([])
  })

  it('name only tokens of colour that exist', () => {
    const tokens = new Set(
      ['tokens.css', 'palette.css'].flatMap((sheet) => allOf(read(`client/ui/${sheet}`), /^ {2}(--[\w-]+):/gm)),
    )
    const unknown = sheets.flatMap((file) =>
      allOf(read(file), /var\((--[a-z]+-\d+)\)/g)
        .filter((name) => !tokens.has(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(unknown).toEqual([])
  })
})
