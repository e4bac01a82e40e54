import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { PAGES } from '#client/app/pages.ts'
import { ALL_PAGES, PAGE } from '#client/game/page-paths.ts'
import { ALL_SCREENS } from '#workbench/stories/all-screens.ts'
import { findStory } from '#workbench/stories/find-state.ts'
import { isAbsent, SCREEN_STATES, statesOf } from '#workbench/stories/screen-stories.ts'

const ROUTES_FILE = path.resolve('src/client/app/routes.tsx')
/** The workbench's own pages are no screens of the game. */
const NO_SCREEN = '/workbench/*'

interface SyntaxNode {
  readonly type: string
  readonly [key: string]: unknown
}
const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const nodesIn = (value: unknown): SyntaxNode[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []
}

const nameOf = (value: unknown): string => (isNode(value) && typeof value.name === 'string' ? value.name : '')
const PAGES_BY_NAME: Readonly<Record<string, { readonly path: string }>> = PAGE

const pathOf = (attribute: SyntaxNode): string => {
  const { value } = attribute
  if (!isNode(value)) return ''
  if (value.type === 'Literal') return String(value.value)
  const { expression } = value
  if (!isNode(expression) || expression.type !== 'MemberExpression') return ''
  const page = expression.object
  return isNode(page) ? (PAGES_BY_NAME[nameOf(page.property)]?.path ?? '') : ''
}

const registeredRoutes = (source: string): string[] =>
  nodesIn(parseSync('routes.tsx', source).program)
    .filter((node) => node.type === 'JSXAttribute' && nameOf(node.name) === 'path')
    .map(pathOf)

describe('stories and the route table', () => {
  const routes: string[] = [
    ...PAGES.flatMap(({ paths }) => paths),
    ...registeredRoutes(readFileSync(ROUTES_FILE, 'utf8')).filter((route) => route !== ''),
  ]

  it('reads every route that is registered', () => {
    expect(routes.length).toBeGreaterThan(14)
    expect(routes).toContain(PAGE.HOME.path)
    expect(routes).toContain('*')
  })

  it('sees a new route whether its path is a name or written out', () => {
    const written = '<Route path="/new" /> ; <Route path={PAGE.TIER.path} />'
    expect(registeredRoutes(`const a = () => { ${written} }`)).toEqual(['/new', PAGE.TIER.path])
  })

  it('has a route for every page', () => {
    const known: readonly string[] = [...routes, ...PAGES.flatMap(({ paths }) => paths)]
    expect(ALL_PAGES.flatMap(({ path }) => (known.includes(path) ? [] : [path]))).toEqual([])
  })

  it('has a screen for every route, so that every page has screenshots', () => {
    const shown = ALL_SCREENS.map((screen) => screen.route)
    expect(routes.filter((route) => route !== NO_SCREEN && !shown.includes(route))).toEqual([])
  })

  it('has no screen of a route that is gone', () => {
    expect(ALL_SCREENS.map((screen) => screen.route).filter((route) => !routes.includes(route))).toEqual([])
  })
})

describe('the stories of every screen', () => {
  it('has its own route and title', () => {
    for (const key of ['route', 'title'] as const) {
      const values = ALL_SCREENS.map((screen) => screen[key].toLowerCase())
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
    }
  })

  it.each(ALL_SCREENS.map((screen) => [screen.title, screen] as const))(
    '%s has all five states, or says why not',
    (_title, screen) => {
      for (const name of SCREEN_STATES) {
        const state = screen.states[name]
        if (isAbsent(state)) expect(state.absent.length, `${name}: a reason in words`).toBeGreaterThan(20)
      }
      expect(isAbsent(screen.states.rich), 'what a screen is for can be shown').toBe(false)
      const names = statesOf(screen).map(([name]) => name)
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    },
  )

  it('is found by its address, and an address that leads nowhere says what is missing', () => {
    expect(findStory('/', 'rich')).toMatchObject({ screen: { title: 'Home' } })
    expect(findStory('/nothing', 'rich')).toMatch(/no stories of a screen for the route \/nothing/)
    expect(findStory('/settings', 'overflow')).toMatch(/no state overflow: it shows no names/)
    expect(findStory('/', 'dancing')).toMatch(/no state dancing/)
  })
})
