import { expect, it, vi } from 'vitest'
import { PAGE } from '#client/game/page-addresses.ts'

const openPage = () => {
  vi.resetModules()
  return import('#client/app/page-rows.ts')
}

it("the page's own code knows home; the others are listed when one of them is wanted (row 18)", async () => {
  const { areAllPagesKnown, knownPages, onPagesKnown, prefetchPage } = await openPage()
  const paths = (): readonly string[] => knownPages().flatMap((row) => row.paths)
  const told = vi.fn()
  onPagesKnown(told)
  expect(paths()).toContain(PAGE.HOME.path)
  expect(paths()).not.toContain(PAGE.TIER.path)
  expect(areAllPagesKnown()).toBe(false)

  await prefetchPage(PAGE.TIER.path)
  expect(told).toHaveBeenCalledTimes(1)
  expect(areAllPagesKnown()).toBe(true)
  expect(paths()).toEqual(expect.arrayContaining([PAGE.HOME.path, PAGE.TIER.path, PAGE.FAIR_PLAY.path]))
  expect(new Set(paths()).size).toBe(paths().length)
})
