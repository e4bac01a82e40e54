import { launchData } from './launch-data.ts'

const NOBODY = 0
const memory = new Map<string, string>()

const PREFIX = 'house-kombat:'
const ending = (): string => `.${launchData()?.user?.id ?? NOBODY}`
const keyOf = (key: string): string => `${PREFIX}${key}${ending()}`

/**
 * The signed-in player's value of a key on this device, or null. If the browser refuses storage, values last as long as
 * the page.
 */
export const readOwn = (key: string): string | null => {
  const full = keyOf(key)
  try {
    return localStorage.getItem(full) ?? memory.get(full) ?? null
  } catch {
    return memory.get(full) ?? null
  }
}

export const writeOwn = (key: string, value: string | null): void => {
  const full = keyOf(key)
  memory.delete(full)
  try {
    // Removes first, because a full storage would keep the old value.
    localStorage.removeItem(full)
    if (value !== null) localStorage.setItem(full, value)
  } catch {
    if (value !== null) memory.set(full, value)
  }
}

export const forgetOwn = (): void => {
  memory.clear()
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && key.endsWith(ending())) localStorage.removeItem(key)
  } catch {
    // The browser refuses storage, so nothing was stored.
  }
}
