import { expect, it, vi } from 'vitest'
import { PAGE } from '#client/game/page-paths.ts'

const openPage = () => {
  vi.resetModules()
  return import('#client/app/page-routes.ts')
}

it("the page's first code contains home; the list of the other pages loads when one of them is opened (row 18)", async () => {
  const { areAllPagesKnown, knownPages, onPagesKnown, prefetchPage } = await openPage()
  const paths = (): readonly string[] => knownPages().flatMap((row) => row.paths)
  const reported = vi.fn()
  onPagesKnown(reported)
  expect(paths()).toContain(PAGE.HOME.path)
  expect(paths()).not.toContain(PAGE.TIER.path)
  expect(areAllPagesKnown()).toBe(false)

  await prefetchPage(PAGE.TIER.path)
  expect(reported).toHaveBeenCalledTimes(1)
  expect(areAllPagesKnown()).toBe(true)
  expect(paths()).toEqual(expect.arrayContaining([PAGE.HOME.path, PAGE.TIER.path, PAGE.FAIR_PLAY.path]))
  expect(new Set(paths()).size).toBe(paths().length)
})
