import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import compat from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import { expect, type Page, test } from '@playwright/test'
import postcss from 'postcss'
import { parseSync } from 'vite'
import { TOO_OLD } from '#languages/old-engine.ts'
import { newPlayer, openAs } from '#tests/helpers/server/tester.ts'

/**
 * Oldest engines that the README promises. Chromium is also tested for real (`npm run test:old-browsers`), but Safari
 * is covered by this check alone.
 */
const OLDEST = { chrome: 92, safari_ios: 15.4 } as const
const BUILT = path.resolve(import.meta.dirname, '../../dist/client/assets')

const POLYFILLED = [
  'findLast',
  'findLastIndex',
  'hasOwn',
  'roundRect',
  'throwIfAborted',
  'toReversed',
  'toSorted',
  'toSpliced',
  'with',
]
/** Late built-ins whose names are also methods of other objects, or that are called only where they exist. */
const NAMESAKES: Readonly<Record<string, string>> = {
  detached: 'a field of the wallet library',
  difference: 'a field of switching house',
  dispose: 'of our scenes and lists',
  drop: 'of dnd-kit and of the airdrop',
  isError: 'a field of TanStack Query',
  move: 'of dnd-kit and of Phaser',
  resize: 'of Phaser',
  take: 'of dnd-kit, hunt and stage',
  toArray: 'of React and dnd-kit',
  use: 'of React, Phaser and i18next',
  windows: 'of Phaser',
  letterSpacing: 'of Phaser, which draws letter by letter without it',
  getTextInfo: 'asked for by i18next where it is there',
  displayName: 'a name for developer tools',
}
/** CSS that old engines ignore and without which a sheet is still usable. */
const DEGRADES: Readonly<Record<string, string>> = {
  '-webkit-touch-callout': 'of Safari alone',
  '@container': 'the layout of the widest card',
  container: 'see @container',
  'container-type': 'see @container',
  'contain-intrinsic-height': 'see content-visibility',
  'content-visibility': 'all rows are laid out',
  'font-synthesis': 'a font of one weight says that it has them all: see the test of fonts',
  hyphens: 'long words break without a hyphen',
  'line-clamp': 'its prefixed twin stands beside it',
  'mask-image': 'its prefixed twin stands beside it',
  'overscroll-behavior': 'the page behind may scroll along',
  'overscroll-behavior-x': 'the page behind may scroll along',
  resize: 'a text field keeps its size',
  rotate: 'a transform in @supports not',
  scale: 'a transform in @supports not',
  translate: 'a transform in @supports not',
  'scrollbar-color': 'the system’s scrollbar',
  'scrollbar-width': 'the system’s scrollbar',
  'text-size-adjust': 'its prefixed twin stands beside it',
  'text-wrap': 'lines are less even',
  'user-select': 'its prefixed twin stands beside it',
}

/** Optional rules with `:has`, which Chromium has since 105. */
const NICETIES: Readonly<Record<string, string>> = {
  '.pressable:has(.press:active)': 'a card does not give way under the finger',
  '.screen>:has(>[data-quiet]:only-child)': 'an empty page begins at the top',
  '.goal[data-boxes=true]:not(:has(>[data-place])):before': 'what comes last moves the page',
  '.goal[data-boxes=true]:not(:has(>:not([data-place]))):after': 'see above',
}

const firstVersion = (support: SupportStatement | undefined): number => {
  const statements = support === undefined ? [] : Array.isArray(support) ? support : [support]
  const versions = statements.map(({ version_added: added, prefix, flags }) =>
    typeof added !== 'string' || flags || prefix ? Number.POSITIVE_INFINITY : Number.parseFloat(added.replace('≤', '')),
  )
  return Math.min(Number.POSITIVE_INFINITY, ...versions)
}

const isLate = ({ support }: CompatStatement): boolean =>
  firstVersion(support.chrome) > OLDEST.chrome || firstVersion(support.safari_ios) > OLDEST.safari_ios

const statementOf = (from: Identifier | undefined, name: string): CompatStatement | undefined => from?.[name]?.__compat

/** Web APIs whose methods are searched for, besides JavaScript's built-ins. Other method names are too common. */
const WATCHED = new Set(['AbortSignal', 'CanvasRenderingContext2D', 'URL'])

/** Methods that no object of the oldest engines has. If some object has the name, finding it proves nothing. */
const lateMethods = (): ReadonlySet<string> => {
  const [late, there] = [new Set<string>(), new Set<string>()]
  const visit = (node: Identifier, isBuiltIn: boolean): void => {
    for (const [name, child] of Object.entries(node)) {
      if (name === '__compat' || typeof child !== 'object' || name === 'Temporal') continue
      const statement = (child as Identifier).__compat
      if (statement && !isLate(statement)) there.add(name)
      else if (statement && isBuiltIn) late.add(name)
      visit(child as Identifier, isBuiltIn || WATCHED.has(name))
    }
  }
  visit(compat.javascript.builtins as unknown as Identifier, true)
  visit(compat.api as unknown as Identifier, false)
  return new Set([...late].filter((name) => !there.has(name)))
}

const filesOf = (ending: string): readonly string[] => readdirSync(BUILT).filter((name) => name.endsWith(ending))
const read = (file: string): string => readFileSync(path.join(BUILT, file), 'utf8')

interface Node {
  readonly type: string
  readonly computed?: boolean
  readonly property?: { readonly name?: string }
  readonly key?: { readonly name?: string }
  readonly value?: unknown
  readonly regex?: { readonly pattern: string; readonly flags: string }
}

const visitNodes = (node: unknown, seen: (node: Node) => void): void => {
  if (Array.isArray(node)) for (const part of node) visitNodes(part, seen)
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) seen(node as Node)
    for (const part of Object.values(node)) visitNodes(part, seen)
  }
}

/** CSS values that are too new. Inline styles cannot guard them with `@supports`. */
const LATE_VALUE = /\d+(?:d|s|l)v[hw]\b|\d+cq[whib]\b|color-mix\(|light-dark\(/
/** The height that Base UI's scroll lock sets. The lock works without it. */
const LOCK_OF_SCROLLING = /^(?:calc\()?100dvh(?: - )?$/
const LATE_STYLES = ['translate', 'rotate', 'scale']

const lateStyle = ({ type, key, value }: Node): string | null => {
  const text = type === 'TemplateElement' ? (value as { readonly raw: string }).raw : value
  if (typeof text === 'string') return LOCK_OF_SCROLLING.test(text) ? null : (LATE_VALUE.exec(text)?.[0] ?? null)
  if (type !== 'Property' || key?.name !== 'style') return null
  const { properties = [] } = value as { readonly properties?: readonly Node[] }
  return properties.map((property) => property.key?.name).find((name) => LATE_STYLES.includes(name ?? '')) ?? null
}

const scripts = (): readonly string[] => filesOf('.js').filter((name) => !name.startsWith('polyfills-'))

test('no built script has syntax or methods that Chromium 92 or Safari 15.4 lacks', () => {
  const late = lateMethods()
  const problems = new Set<string>()
  for (const file of scripts())
    visitNodes(parseSync(file, read(file)).program, (node) => {
      const { type, computed, property, regex } = node
      const style = lateStyle(node)
      if (style !== null) problems.add(`${file}: the style ${style}`)
      if (regex && (/\(\?<[=!]/.test(regex.pattern) || regex.flags.includes('v')))
        problems.add(`${file}: /${regex.pattern}/`)
      if (type === 'StaticBlock') problems.add(`${file}: a static block`)
      const name = type === 'MemberExpression' && computed === false ? property?.name : undefined
      if (name !== undefined && late.has(name) && !POLYFILLED.includes(name) && !(name in NAMESAKES))
        problems.add(`${file}: ${name}()`)
    })
  expect([...problems]).toEqual([])
})

test('no built sheet needs a property or at-rule that Chromium 92 or Safari 15.4 lacks', () => {
  const css = compat.css as unknown as Record<string, Identifier>
  const problems = new Set<string>()
  for (const file of filesOf('.css')) {
    const isKnown = (kind: string, name: string): boolean => {
      const statement = statementOf(css[kind], name)
      const key = kind === 'at-rules' ? `@${name}` : name
      return statement === undefined || !isLate(statement) || key in DEGRADES
    }
    postcss.parse(read(file)).walk((node) => {
      if (node.type === 'decl' && !isKnown('properties', node.prop)) problems.add(node.prop)
      if (node.type === 'atrule' && !isKnown('at-rules', node.name)) problems.add(`@${node.name}`)
    })
  }
  expect([...problems].sort()).toEqual([])
})

test('no engine thickens the letters of a font of one weight, as those without `font-synthesis` do from 600 on', () => {
  const problems: string[] = []
  for (const file of filesOf('.css'))
    postcss.parse(read(file)).walkAtRules('font-face', (face) => {
      face.walkDecls('font-weight', ({ value }) => {
        if (Number(value.split(' ').at(-1)) < 600) problems.push(`${file}: ${String(face)}`)
      })
    })
  expect(problems).toEqual([])
})

/** A selector without the hashes that the bundler adds. */
const sourceSelector = (built: string): string => built.replace(/\._(\w+?)_\w{5}_\d+/g, '.$1')
const isWithoutHas = (node: postcss.Node | undefined): boolean =>
  node?.type === 'atrule' && /^not selector\(:has/.test((node as postcss.AtRule).params)

test('no built sheet needs :has, which Chromium 92 lacks', () => {
  const [needed, twins] = [new Map<string, string>(), new Set<string>()]
  for (const file of filesOf('.css'))
    postcss.parse(read(file)).walkRules(({ selectors, parent }) => {
      for (const selector of selectors) {
        if (isWithoutHas(parent)) twins.add(selector)
        if (selector.includes(':has(')) needed.set(sourceSelector(selector), selector.split(' ').at(-1) ?? '')
      }
    })
  const problems = [...needed].filter(([selector, last]) => !(selector in NICETIES || twins.has(last)))
  expect(problems.map(([selector]) => selector)).toEqual([])
})

const without = async (page: Page, methods: readonly string[]): Promise<void> => {
  await page.addInitScript((names) => {
    for (const name of names) Reflect.deleteProperty(Array.prototype, name)
    Reflect.deleteProperty(CanvasRenderingContext2D.prototype, 'roundRect')
  }, methods)
}

test('an engine older than the promise shows one sentence and runs nothing of the game', async ({ page }) => {
  await without(page, ['at'])
  await page.goto('/')
  await expect(page.getByRole('alert')).toHaveText(TOO_OLD.en)
  await expect(page.locator('.first-paint')).toHaveCount(0)
  // The check turns the rest of the page into text. The scripts in it are prefetched at most, so a single script is
  // left.
  expect(await page.evaluate(() => document.scripts.length)).toBe(1)
})

test('an engine without the later methods gets them before the game starts', async ({ page }) => {
  await without(page, ['toSorted', 'toReversed', 'with', 'findLast'])
  await openAs(page, await newPlayer(page, 'Old phone', 3))
  await expect(page.getByText('Mining pocket')).toBeVisible()
  const corner = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    context?.beginPath()
    context?.roundRect(0, 0, 40, 40, 20)
    return [context?.isPointInPath(2, 2), context?.isPointInPath(20, 2), context?.isPointInPath(20, 20)]
  })
  expect(corner).toEqual([false, true, true])
})
