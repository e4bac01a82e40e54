import { useEffect, useEffectEvent } from 'react'
import { createEmitter } from './emitter.ts'

type BackHandler = () => void

/** A handler of a dialog comes before the handlers of all pages, whichever opened first. */
export type BackLayer = 'page' | 'dialog'

const stack: { readonly handler: BackHandler; readonly layer: BackLayer }[] = []
const changed = createEmitter<[canGoBack: boolean]>()

const report = (): void => changed.emit(stack.length > 0)

/** Only the top handler is called. Returns the function that removes it. */
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

export const goBack = (): void => {
  const top = stack.findLast(({ layer }) => layer === 'dialog') ?? stack.at(-1)
  top?.handler()
}

/** Called at once, and on every change. */
export const onBackStackChange = (listener: (canGoBack: boolean) => void): (() => void) => {
  listener(stack.length > 0)
  return changed.on(listener)
}

export const useBackHandler = (handler: BackHandler, enabled = true, layer: BackLayer = 'page'): void => {
  const onBack = useEffectEvent(handler)
  useEffect(() => (enabled ? pushBackHandler(() => onBack(), layer) : undefined), [enabled, layer])
}
