import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { creditLines, creditsIn, filesWithoutCredit } from '#assets/build/credits.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const text = readFileSync(path.join(ROOT, 'assets/CREDITS.md'), 'utf8')
const packages = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(ROOT, 'assets', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(ROOT, 'assets'), path.join(entry.parentPath, entry.name)))

const ART_PACKAGES = [
  '@resvg/resvg-js',
  'free-tex-packer-core',
  'howler',
  'maxrects-packer',
  'phaser',
  'sharp',
  'wasm-media-encoders',
]

describe('CREDITS.md', () => {
  test('names every font and every tool of pictures and sounds that we depend on', () => {
    const all = Object.keys({ ...packages.dependencies, ...packages.devDependencies })
    const wanted = all.filter((name) => name.startsWith('@fontsource') || ART_PACKAGES.includes(name))
    expect(wanted.length).toBeGreaterThan(ART_PACKAGES.length)
    expect(wanted.filter((name) => !text.includes(name))).toEqual([])
  })

  test('names whose work each file of artists is', () => {
    const files = ['override', 'additions'].flatMap(filesBelow).filter((file) => !/\.(?:json|md|gitkeep)$/.test(file))
    expect(creditLines(filesWithoutCredit(files, creditsIn(text)))).toEqual([])
  })
})

describe('a line of the credits', () => {
  const table = `
| What | By | Licence |
| --- | --- | --- |
| \`override/tok.png\` and \`override/star.png\` | Ann Painter | CC BY 4.0 |
| \`additions/items/\` | our own | our own |
| \`override/energy.png\` | | CC BY 4.0 |
| \`override/lock.png\` | Ann Painter | --- |`

  test('stands for the files that it names, or for a whole folder', () => {
    const files = ['override/tok.png', 'override/star.png', 'additions/items/moon-sword.png']
    expect(filesWithoutCredit(files, creditsIn(table))).toEqual([])
  })

  test('does not count without an author or a licence, nor for a name that only begins alike', () => {
    const files = ['override/energy.png', 'override/lock.png', 'override/tok.png.png', 'additions/items.png']
    expect(filesWithoutCredit(files, creditsIn(table))).toEqual(files)
  })

  test('is asked for in one sentence, however many are missing', () => {
    expect(creditLines([])).toEqual([])
    expect(creditLines(['override/tok.png'])).toEqual([
      'assets/CREDITS.md: "override/tok.png": no line says whose work it is. Add "| `override/tok.png` | who made it | its licence |" before "npm run build", which refuses it.',
    ])
    expect(creditLines(['override/tok.png', 'a', 'b'])[0]).toMatch(
      /^assets\/CREDITS\.md: "override\/tok\.png" and 2 more: /,
    )
  })
})
