import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { allSources } from '#assets/build/build-assets.ts'
import { paintingSize, sizeText } from '#assets/build/override/canvas-size.ts'
import { frameTargets } from '#assets/build/override/frame-targets.ts'
import { templatesFor } from '#assets/build/override/frame-templates.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const page = readFileSync(path.join(ROOT, 'assets/readme/override.md'), 'utf8')
const sources = allSources()

const ROWS = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => {
    const [, names = '', , canvases = ''] = line.split('|')
    const sizes = canvases.split(',').map((size) => size.trim().replaceAll(' × ', 'x'))
    return [...names.matchAll(/`([^`]+\.png)`/g)].map(([, name = ''], index) => [name, sizes[index] ?? ''] as const)
  })

describe('the table of names and files', () => {
  test('has a row for each kind of picture', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(11)
  })

  test.each(ROWS)('%s is a name that templates takes, on a canvas of %s', (name, canvas) => {
    const place = name.replace('.png', '')
    const found = templatesFor(sources, name)
    expect(found.map((template) => template.place)).toEqual([place])
    expect(frameTargets(sources).find(place)?.frame).toBe(found[0]?.frame)
    if (canvas === 'in its template') return
    expect(found.map(({ frame }) => sizeText(paintingSize(frame)))).toEqual([canvas])
  })

  test('every template lies where it is dropped, under a name of its own', () => {
    const all = templatesFor(sources, '')
    const targets = frameTargets(sources)
    expect(new Set(all.map(({ place }) => place)).size).toBe(all.length)
    for (const { place, frame } of all) expect(targets.find(place)?.frame, place).toBe(frame)
  })
})

test('the artists’ first page names the canvas of its template', () => {
  const [head] = templatesFor(sources, 'pets/hamster/head.head')
  if (!head) throw new Error('no template of the head')
  const first = readFileSync(path.join(ROOT, 'assets/README.md'), 'utf8')
  expect(first).toContain(sizeText(paintingSize(head.frame)).replace('x', ' × '))
})
