import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HUES } from '#assets/manifest/headers.ts'
import { CONTRAST_PAIRS, type ContrastPair } from '#client/ui/contrast-pairs.ts'
import { linearOf, readTokens, uiSheet as sheet, UI } from '#tests/helpers/design-tokens.ts'

const luminance = (hex: string): number => {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const NEEDED: Readonly<Record<ContrastPair['use'], number>> = { text: 4.5, large: 3, shape: 3 }

const tooWeak = (tokens: ReadonlyMap<string, string>): string[] =>
  CONTRAST_PAIRS.flatMap(({ text, on, use, where }) =>
    text.flatMap((front) =>
      on.flatMap((back) => {
        const ratio = contrast(tokens.get(front) ?? `no token ${front}`, tokens.get(back) ?? `no token ${back}`)
        return ratio >= NEEDED[use] ? [] : [`--${front} on --${back} is ${ratio.toFixed(2)}:1 (${where})`]
      }),
    ),
  )

const tokens = readTokens(sheet('tokens.css') + sheet('palette.css'))
const hues = [...sheet('hues.css').matchAll(/\[data-hue="(\w+)"\] \{([^}]*)\}/g)].map(
  ([, name = '', css = '']) => [name, readTokens(css)] as const,
)
const sheets = readdirSync(UI).filter((name) => name.endsWith('.css'))

describe('the contrast of the design system (WCAG AA)', () => {
  it('is measured as the standard measures it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('is enough in every pair that the parts use', () => {
    expect(tooWeak(tokens)).toEqual([])
  })

  it.each(hues)('is enough on pages of the hue %s', (_, hue) => {
    expect(tooWeak(new Map([...tokens, ...hue]))).toEqual([])
  })

  it('knows every hue that a page may have, each with the same tokens', () => {
    expect(hues.map(([name]) => name)).toEqual(HUES.filter((name) => name !== 'violet'))
    for (const [name, hue] of hues) expect([...hue.keys()], name).toEqual([...(hues[0]?.[1].keys() ?? [])])
  })

  it('fails when a colour is made too dark or too light for its background', () => {
    expect(tooWeak(new Map([...tokens, ['text-muted', '#6a5a9a']]))).not.toEqual([])
    expect(tooWeak(new Map([...tokens, ['panel', '#7a68b8']]))).not.toEqual([])
  })

  it('covers every colour that a part writes in', () => {
    const listed = new Set(CONTRAST_PAIRS.flatMap(({ text }) => text))
    const unlisted = sheets.flatMap((name) =>
      [...sheet(name).matchAll(/(?:^|[\s;{])color:\s*([^;]+);/g)].flatMap(([, value = '']) => {
        if (/^(?:inherit|currentColor|transparent)$/i.test(value)) return []
        const token = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
        // `--line` is set locally to a listed rarity.
        return token !== undefined && (listed.has(token) || token === 'line') ? [] : [`${name}: ${value}`]
      }),
    )
    expect(unlisted).toEqual([])
  })

  it('uses tokens that exist', () => {
    const own = new Set([
      'drawer-swipe-progress',
      'drawer-swipe-movement-y',
      'anchor-width',
      'available-height',
      'transform-origin',
    ])
    const unknown = sheets.flatMap((name) => {
      const css = sheet(name)
      const declared = new Set([...css.matchAll(/--([\w-]+):/g)].map(([, token]) => token ?? ''))
      return [...css.matchAll(/var\(--([\w-]+)\)/g)]
        .map(([, token]) => token ?? '')
        .filter((token) => !tokens.has(token) && !declared.has(token) && !own.has(token))
        .map((token) => `${name}: --${token}`)
    })
    expect(unknown).toEqual([])
  })
})
