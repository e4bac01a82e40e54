import { useEffect, useEffectEvent } from 'react'

type BackHandler = () => void

/** The layer that a handler closes; dialogs are above every page, whichever opened first. */
export type BackLayer = 'page' | 'dialog'

const stack: { readonly handler: BackHandler; readonly layer: BackLayer }[] = []
const listeners = new Set<(canGoBack: boolean) => void>()

const report = (): void => {
  for (const listener of [...listeners]) listener(stack.length > 0)
}

/** Pushes a handler onto its layer; the messenger's back button calls only the top one. Returns the function that removes it. */
export const pushBackHandler = (handler: BackHandler, layer: BackLayer = 'page'): (() => void) => {
  const entry = { handler, layer }
  stack.push(entry)
  report()
  return () => {
    const index = stack.indexOf(entry)
    if (index === -1) return
    stack.splice(index, 1)
    report()
  }
}

/** Goes back as the messenger's button does: the top dialog first, then the page. */
export const goBack = (): void => {
  const top = stack.findLast(({ layer }) => layer === 'dialog') ?? stack.at(-1)
  top?.handler()
}

/** Calls the listener with whether there is anything to go back from, at once and on changes. */
export const onBackStackChange = (listener: (canGoBack: boolean) => void): (() => void) => {
  listeners.add(listener)
  listener(stack.length > 0)
  return () => {
    listeners.delete(listener)
  }
}

/** Handles the messenger's back button while the component is mounted and `enabled`. */
export const useBackHandler = (handler: BackHandler, enabled = true, layer: BackLayer = 'page'): void => {
  const onBack = useEffectEvent(handler)
  useEffect(() => (enabled ? pushBackHandler(() => onBack(), layer) : undefined), [enabled, layer])
}
