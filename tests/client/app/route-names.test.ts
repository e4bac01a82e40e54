import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PAGES } from '#client/app/pages.ts'
import { ALL_PAGES, PAGE, ROUTES } from '#client/game/page-paths.ts'

describe('the routes', () => {
  it('have the twelve names of the specification, spelled as there (row 32, T38)', () => {
    expect(Object.keys(ROUTES).join(' ')).toBe(
      'HOME EARN UPGRAGE_V2 FRIENDS AIRDROP IAP MARKETPLACE TOK_LEADERBOARD ACHIEVEMENTS MONSTER_HUNT KOMBAT_PREP TIER',
    )
  })

  it('lead each to a page, none to a placeholder (rows 22-31, 178)', () => {
    const shown = new Set<string>(PAGES.flatMap(({ paths }) => paths))
    const apart = [PAGE.ERROR, PAGE.MAINTENANCE].map(({ path }): string => path)
    expect(ALL_PAGES.filter(({ path }) => !shown.has(path) && !apart.includes(path))).toEqual([])
  })

  it('have a path each', () => {
    const paths = ALL_PAGES.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('load their pages on demand: no page is part of the file that lists them (row 18)', () => {
    const pages = fs.readFileSync(`${process.cwd()}/src/client/app/pages.ts`, 'utf8')
    const fixed = [...pages.matchAll(/^import .*from '(.*)'/gm)].map(([, from]) => from)
    expect(fixed.filter((from) => from?.includes('/topics/'))).toEqual([])
    expect(pages.match(/import\('#client\/topics\//g)?.length).toBeGreaterThan(5)
    const routes = fs.readFileSync(`${process.cwd()}/src/client/app/routes.tsx`, 'utf8')
    expect(routes).not.toMatch(/^import .*\/topics\/.*-screen\.tsx'/m)
  })
})
