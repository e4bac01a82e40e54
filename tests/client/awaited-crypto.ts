import { webcrypto } from 'node:crypto'
import { act } from 'react'
import { vi } from 'vitest'
import type { Page } from './render.tsx'

const hashing = new Set<Promise<unknown>>()

/** Web Crypto whose work in other threads `passUntil` awaits. */
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

/** Passes time until `holds` returns true. Lazy code and hashes in other threads take real time. */
export const passUntil = async (page: Page, holds: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 500 && !holds(); turn++) {
    await act(() => vi.dynamicImportSettled())
    await Promise.allSettled(hashing)
    await page.pass(1)
  }
}
