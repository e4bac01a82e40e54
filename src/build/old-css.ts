import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AtRule, ChildNode, Container, Declaration, Helpers, Plugin, Root, Rule } from 'postcss'
import { list } from 'postcss'

const TOKEN_SHEETS = ['src/client/ui/tokens.css', 'src/client/ui/palette.css']

/** CSS that Chromium 92 or Safari 15.4 lacks, with its `@supports` condition. */
const SUPPORTED = {
  mix: '(color: color-mix(in srgb, red, red))',
  transforms: '(translate: 0)',
  // Before 123 Chromium ignores paint-order on HTML text. light-dark() detects 123.
  stroke: '(color: light-dark(red, red)) or (-webkit-touch-callout: none)',
  dvh: '(height: 1dvh)',
  containers: '(width: 1cqw)',
  clip: '(overflow: clip)',
} as const
type Feature = keyof typeof SUPPORTED

type Rgb = readonly [number, number, number]
type Colours = ReadonlyMap<string, Rgb>

const NAMED: Colours = new Map([
  ['white', [255, 255, 255]],
  ['black', [0, 0, 0]],
])

const hexColour = (hex: string): Rgb | null => {
  const digits = /^#([\da-f]{6}|[\da-f]{3})$/i.exec(hex)?.[1]
  if (digits === undefined) return null
  const at = (index: number): number => {
    const part = digits.length === 3 ? (digits[index] ?? '').repeat(2) : digits.slice(2 * index, 2 * index + 2)
    return Number.parseInt(part, 16)
  }
  return [at(0), at(1), at(2)]
}

const readColours = (root: string): Colours => {
  const sheets = TOKEN_SHEETS.map((sheet) => readFileSync(path.join(root, sheet), 'utf8')).join('\n')
  const found = [...sheets.matchAll(/(--[\w-]+):\s*(#[\da-f]+);/gi)].flatMap(([, name = '', hex = '']) => {
    const colour = hexColour(hex)
    return colour ? [[name, colour] as const] : []
  })
  return new Map(found)
}

const closingBracket = (text: string, from: number): number => {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0 && text[at] === ')') return at
  }
  return text.length
}

const NEAREST_PERCENT = /\s+([\d.]+)%$/

/**
 * Computes one `color-mix()` in sRGB. If a colour is known only at run time, the colour with the greater share is used
 * alone. It may be `transparent`, so that a faint overlay does not cover the background.
 */
const mixed = (call: string, colours: Colours): string => {
  const [, first = '', second = ''] = list.comma(call)
  const share = Number(NEAREST_PERCENT.exec(first)?.[1] ?? 50) / 100
  const strong = first.replace(NEAREST_PERCENT, '')
  const colourOf = (name: string): Rgb | undefined =>
    NAMED.get(name) ?? hexColour(name) ?? colours.get(/^var\((--[\w-]+)\)$/.exec(name)?.[1] ?? '') ?? undefined
  const one = colourOf(strong)
  const isOverlay = second === 'transparent'
  if (one && isOverlay) return `rgb(${one.join(' ')} / ${share})`
  const other = colourOf(second)
  if (one && other)
    return `rgb(${one.map((part, at) => Math.round(part * share + (other[at] ?? 0) * (1 - share))).join(' ')})`
  if (isOverlay && share < 0.5) return 'transparent'
  return share < 0.5 ? second : strong
}

const withoutMixes = (value: string, colours: Colours): string => {
  const at = value.indexOf('color-mix(')
  if (at < 0) return value
  const end = closingBracket(value, at + 'color-mix'.length)
  const call = value.slice(at + 'color-mix('.length, end)
  return value.slice(0, at) + mixed(call, colours) + withoutMixes(value.slice(end + 1), colours)
}

const RING_STEPS = 12

/** Imitates a text stroke by a ring of shadows at half its width. The inner half of a stroke is behind the letter. */
const ring = (width: number, unit: string, colour: string): string =>
  Array.from({ length: RING_STEPS }, (_, step) => {
    const angle = (2 * Math.PI * step) / RING_STEPS
    const along = (part: number): string => `${((width / 2) * part).toFixed(3)}${unit}`
    return `${along(Math.cos(angle))} ${along(Math.sin(angle))} 0 ${colour}`
  }).join(', ')

const INDIVIDUAL = ['translate', 'rotate', 'scale'] as const
const isIndividual = (prop: string): boolean => (INDIVIDUAL as readonly string[]).includes(prop)

const transformOf = (declarations: ReadonlyMap<string, string>): string => {
  const parts = INDIVIDUAL.flatMap((prop) => {
    const value = declarations.get(prop)
    return value === undefined || value === 'none' ? [] : [`${prop}(${list.space(value).join(', ')})`]
  })
  const own = declarations.get('transform')
  if (own !== undefined && own !== 'none') parts.push(own)
  return parts.join(' ') || 'none'
}

type Fallback = readonly [prop: string, value: string]

const declarationsOf = (rule: Rule): Declaration[] =>
  rule.nodes.filter((node): node is Declaration => node.type === 'decl')

const strokeFallbacks = (values: ReadonlyMap<string, string>): Fallback[] => {
  const stroke = values.get('-webkit-text-stroke') ?? values.get('-webkit-text-stroke-width')
  const shadow = values.get('text-shadow') ?? 'none'
  if (stroke === '0') return [['text-shadow', shadow]]
  const [, width, unit = '', colour = 'var(--ink)'] = /^([\d.]+)(px|em)\s*(.+)?$/.exec(stroke ?? '') ?? []
  if (width === undefined) return []
  const outline = ring(Number(width), unit, colour)
  return [
    ['-webkit-text-stroke', '0'],
    ['text-shadow', shadow === 'none' ? outline : `${outline}, ${shadow}`],
  ]
}

/** Replacement declarations for a rule, by the feature that the engine lacks. */
const fallbacksOf = (rule: Rule, colours: Colours): Map<Feature, Fallback[]> => {
  const declarations = declarationsOf(rule)
  const values = new Map(declarations.map(({ prop, value }) => [prop, value]))
  const replaced = (part: string, change: (value: string) => string): Fallback[] =>
    declarations.filter(({ value }) => value.includes(part)).map(({ prop, value }) => [prop, change(value)])
  const found: readonly (readonly [Feature, Fallback[]])[] = [
    ['mix', replaced('color-mix(', (value) => withoutMixes(value, colours))],
    ['transforms', declarations.some(({ prop }) => isIndividual(prop)) ? [['transform', transformOf(values)]] : []],
    ['stroke', strokeFallbacks(values)],
    // The container is as wide as the page, which is at most 480 px wide on phones.
    ['containers', replaced('cqw', (value) => value.replace(/([\d.]+)cqw/g, 'calc($1 * min(1vw, 4.8px))'))],
    ['dvh', replaced('dvh', (value) => value.replaceAll('dvh', 'vh'))],
    [
      'clip',
      declarations
        .filter(({ prop, value }) => prop.startsWith('overflow') && value.includes('clip'))
        .map(({ prop, value }) => [prop, value.replace('clip', 'hidden')]),
    ],
  ]
  return new Map(found.filter(([, fallbacks]) => fallbacks.length > 0))
}

const keyframesOf = (rule: Rule): AtRule | null => {
  const parent = rule.parent as AtRule | undefined
  return parent?.type === 'atrule' && parent.name.endsWith('keyframes') ? parent : null
}

/** The bundler needs each node's source file. */
const sourceOf = ({ source }: ChildNode) => (source ? { source } : {})

const repeated = (rule: Rule, fallbacks: readonly Fallback[], { Declaration }: Helpers): ChildNode => {
  const copy = rule.clone({ nodes: [] })
  for (const [prop, value] of fallbacks) copy.append(new Declaration({ prop, value, ...sourceOf(rule) }))
  return copy
}

const supportsNot = (feature: Feature, beside: ChildNode, { AtRule }: Helpers): AtRule =>
  new AtRule({ name: 'supports', params: `not (${SUPPORTED[feature]})`, nodes: [], ...sourceOf(beside) })

/** Repeats the whole block inside `@supports`, because `@keyframes` takes no conditions. The last block wins. */
const repeatKeyframes = (keyframes: AtRule, colours: Colours, helpers: Helpers): void => {
  const rules = (keyframes.nodes ?? []).filter((node): node is Rule => node.type === 'rule')
  const features = new Set(rules.flatMap((rule) => [...fallbacksOf(rule, colours).keys()]))
  let after: ChildNode = keyframes
  for (const feature of features) {
    const copy = keyframes.clone()
    copy.walkRules((rule) => {
      for (const [prop, value] of fallbacksOf(rule, colours).get(feature) ?? []) {
        for (const declaration of declarationsOf(rule))
          if (declaration.prop === prop || (feature === 'transforms' && isIndividual(declaration.prop)))
            declaration.remove()
        rule.append(new helpers.Declaration({ prop, value, ...sourceOf(rule) }))
      }
    })
    const condition = supportsNot(feature, keyframes, helpers)
    condition.append(copy)
    after.after(condition)
    after = condition
  }
}

const addFallbacks = (root: Root, colours: Colours, helpers: Helpers): void => {
  const rules: Rule[] = []
  const keyframes = new Set<AtRule>()
  root.walkRules((rule) => {
    const around = keyframesOf(rule)
    if (around) keyframes.add(around)
    else rules.push(rule)
  })
  for (const rule of rules) {
    let after: ChildNode = rule
    for (const [feature, fallbacks] of fallbacksOf(rule, colours)) {
      const condition = supportsNot(feature, rule, helpers)
      condition.append(repeated(rule, fallbacks, helpers))
      ;(rule.parent as Container | undefined)?.insertAfter(after, condition)
      after = condition
    }
  }
  for (const around of keyframes) repeatKeyframes(around, colours, helpers)
}

export const oldCss = (root: string): Plugin => {
  const colours = readColours(root)
  return {
    postcssPlugin: 'house-kombat-old-css',
    OnceExit: (sheet, helpers) => addFallbacks(sheet as Root, colours, helpers),
  }
}
