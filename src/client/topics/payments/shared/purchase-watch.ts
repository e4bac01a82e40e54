import { useState, useSyncExternalStore } from 'react'
import { keptOrders, onKeptOrders } from './kept-orders.ts'
import { purchases } from './purchase-store.ts'

const subscribe = (listener: () => void): (() => void) => {
  const stops = [onKeptOrders(listener), purchases.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

const isAny = (): boolean => {
  const { stage, notice, granted } = purchases.getState()
  return stage.is !== 'idle' || notice !== null || granted.length > 0 || keptOrders().length > 0
}

/** True from the first purchase on, so that its dialogs can animate out. */
export const useHasPurchases = (): boolean => {
  const hasNow = useSyncExternalStore(subscribe, isAny)
  const [had, setHad] = useState(hasNow)
  if (hasNow && !had) setHad(true)
  return hasNow || had
}
