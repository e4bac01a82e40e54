import { launchData } from './launch-data.ts'

const NOBODY = 0
const memory = new Map<string, string>()

const keyOf = (key: string): string => `house-kombat:${key}.${launchData()?.user?.id ?? NOBODY}`

/** What the signed-in player keeps on this device under this key, or null. Where storage is refused it lives as long as the page. */
export const readOwn = (key: string): string | null => {
  const full = keyOf(key)
  try {
    return localStorage.getItem(full) ?? memory.get(full) ?? null
  } catch {
    return memory.get(full) ?? null
  }
}

/** Keeps a value of the signed-in player on this device; null removes it. */
export const writeOwn = (key: string, value: string | null): void => {
  const full = keyOf(key)
  memory.delete(full)
  try {
    if (value === null) localStorage.removeItem(full)
    else localStorage.setItem(full, value)
  } catch {
    if (value !== null) memory.set(full, value)
  }
}
