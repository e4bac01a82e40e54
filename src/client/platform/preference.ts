import { useSyncExternalStore } from 'react'
import { createEmitter } from './emitter.ts'
import { readOwn, writeOwn } from './player-store.ts'

export interface Preference<T extends string> {
  read(): T
  write(value: T): void
  subscribe(listener: () => void): () => void
}

export const createPreference = <T extends string>(key: string, choices: readonly T[], otherwise: T): Preference<T> => {
  const changed = createEmitter()
  return {
    read() {
      const stored = readOwn(key)
      return choices.find((choice) => choice === stored) ?? otherwise
    },
    write(value) {
      writeOwn(key, value)
      changed.emit()
    },
    subscribe: changed.on,
  }
}

export const usePreference = <T extends string>({ subscribe, read }: Preference<T>): T =>
  useSyncExternalStore(subscribe, read)
