import { launchData } from './launch-data.ts'
import { storageWithMemory } from './storage-with-memory.ts'

const NOBODY = 0
const storage = storageWithMemory(() => localStorage)

const PREFIX = 'house-kombat:'
const ending = (): string => `.${launchData()?.user?.id ?? NOBODY}`
const keyOf = (key: string): string => `${PREFIX}${key}${ending()}`

/** The signed-in player's value of a key on this device, or null. */
export const readOwn = (key: string): string | null => storage.read(keyOf(key))

export const writeOwn = (key: string, value: string | null): void => storage.write(keyOf(key), value)

export const forgetOwn = (): void => {
  storage.forgetMemory()
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && key.endsWith(ending())) localStorage.removeItem(key)
  } catch {
    // The browser refuses storage, so nothing was stored.
  }
}
