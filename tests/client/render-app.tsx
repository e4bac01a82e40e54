import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
// Preloaded, because calls check their answers against these schemas.
import '#contracts/schemas.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const roots: Root[] = []

/** jsdom has no media queries. */
export const stubMatchMedia = (): void => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

export const render = async (node: ReactNode): Promise<HTMLElement> => {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  roots.push(root)
  await act(async () => root.render(node))
  return element
}

/** Lets `advanceMs` pass, then runs promises, dynamic imports and due fake timers. */
export const settle = async (advanceMs = 0): Promise<void> => {
  for (const ms of [advanceMs, 0, 0, 0, 0, 0]) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(ms)
      await vi.dynamicImportSettled()
    })
  }
}

export const unmountAll = async (): Promise<void> => {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount()
  })
  document.body.replaceChildren()
}

export const onCleanPages = (): void => {
  beforeEach(() => {
    vi.useFakeTimers()
    stubMatchMedia()
  })
  afterEach(async () => {
    await unmountAll()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}

export const tap = async (element: Element | null | undefined): Promise<void> => {
  if (!element) throw new Error('There is nothing to tap')
  await act(async () => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
}

/** Afterwards delete `navigator.onLine`. */
export const setNetwork = async (isThere: boolean): Promise<void> => {
  Object.defineProperty(navigator, 'onLine', { value: isThere, configurable: true })
  await act(async () => window.dispatchEvent(new Event(isThere ? 'online' : 'offline')))
}
