import { useEffect, useEffectEvent } from 'react'

/** Handlers by `KeyboardEvent.key`. Null leaves the key to the browser. */
export type KeyDeeds = readonly (readonly [key: string, deed: (() => void) | null])[]

const OWN_KEYS: Readonly<Record<string, RegExp>> = {
  ' ': /^(BUTTON|A|INPUT|SELECT|TEXTAREA|SUMMARY)$/,
  Enter: /^(BUTTON|A|INPUT|SELECT|TEXTAREA|SUMMARY)$/,
}
const MOVES_BY_ITSELF = 'input, select, textarea, [role=tab], [role=radio], [role=slider]'

const isHandledByTarget = ({ key, target, defaultPrevented }: KeyboardEvent): boolean => {
  if (defaultPrevented) return true
  if (!(target instanceof Element)) return false
  if (target.closest('[role=dialog], [role=alertdialog]')) return true
  if (OWN_KEYS[key]?.test(target.tagName)) return true
  return /^(Arrow|Home|End)/.test(key) && target.matches(MOVES_BY_ITSELF)
}

export const useKeys = (deeds: KeyDeeds): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isHandledByTarget(event)) return
    const deed = deeds.find(([key]) => key === event.key)?.[1]
    if (!deed) return
    event.preventDefault()
    deed()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
