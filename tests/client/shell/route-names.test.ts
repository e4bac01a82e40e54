import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { OTHER_ROUTES, ROUTES } from '../../../src/client/app/route-names.ts'

describe('the routes', () => {
  it('have the twelve names of the specification, spelled as there (row 32, T38)', () => {
    expect(Object.keys(ROUTES).join(' ')).toBe(
      'HOME EARN UPGRAGE_V2 FRIENDS AIRDROP IAP MARKETPLACE TOK_LEADERBOARD ACHIEVEMENTS MONSTER_HUNT KOMBAT_PREP TIER',
    )
  })

  it('lead to one place each', () => {
    const paths: string[] = [...Object.values(ROUTES), ...Object.values(OTHER_ROUTES)]
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('load their pages on demand: no page is part of the file that lists them (row 18)', () => {
    const pages = fs.readFileSync(`${process.cwd()}/src/client/app/pages.ts`, 'utf8')
    const fixed = [...pages.matchAll(/^import .*from '(.*)'/gm)].map(([, from]) => from)
    expect(fixed.filter((from) => from?.includes('/features/'))).toEqual([])
    expect(pages.match(/import\('\.\.\/features\//g)?.length).toBeGreaterThan(5)
    const routes = fs.readFileSync(`${process.cwd()}/src/client/app/routes.tsx`, 'utf8')
    expect(routes).not.toMatch(/^import .*\/features\/.*-screen\.tsx'/m)
  })
})
