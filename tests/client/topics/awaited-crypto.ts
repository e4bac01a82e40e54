import { webcrypto } from 'node:crypto'
import { act } from 'react'
import { vi } from 'vitest'
import type { Page } from './render.tsx'

/** What other threads hash at the moment. */
const hashing = new Set<Promise<unknown>>()

/** Web Crypto for `vi.stubGlobal`, whose work in other threads `passUntil` waits for. */
export const awaitedCrypto = {
  getRandomValues: webcrypto.getRandomValues.bind(webcrypto),
  subtle: new Proxy(webcrypto.subtle, {
    get: (target, name) => {
      const method = Reflect.get(target, name) as (...given: unknown[]) => Promise<unknown>
      return (...given: unknown[]) => {
        const work = method.apply(target, given)
        hashing.add(work)
        return work.finally(() => hashing.delete(work))
      }
    },
  }),
}

/** Lets a page go on until something holds; code that loads, and hashes of other threads, take as long as they take. */
export const passUntil = async (page: Page, holds: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 500 && !holds(); turn++) {
    await act(() => vi.dynamicImportSettled())
    await Promise.allSettled(hashing)
    await page.pass(1)
  }
}
