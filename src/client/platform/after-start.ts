let isOver = false
const listeners = new Set<() => void>()

/** Whether the start is over: what the first screen does without may load. */
export const isStartOver = (): boolean => isOver

/** Ends the start. */
export const endStart = (): void => {
  isOver = true
  for (const listener of listeners) listener()
}

/** Calls back when the start is over. Returns the cancellation. */
export const onStartOver = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
