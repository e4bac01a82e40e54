let isOver = false
const listeners = new Set<() => void>()

export const isStartOver = (): boolean => isOver

export const endStart = (): void => {
  isOver = true
  for (const listener of listeners) listener()
}

export const onStartOver = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
