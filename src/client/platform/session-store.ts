/** Prefix of every key, because other pages of this origin share the storage. */
const PREFIX = 'house-kombat.'
const memory = new Map<string, string>()

/** A value of this tab's session, or null. Some WebViews refuse storage: there values last as long as the page. */
export const readSession = (key: string): string | null => {
  try {
    return sessionStorage.getItem(PREFIX + key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

export const writeSession = (key: string, value: string | null): void => {
  memory.delete(key)
  try {
    // Removes first, because a full storage would keep the old value.
    sessionStorage.removeItem(PREFIX + key)
    if (value !== null) sessionStorage.setItem(PREFIX + key, value)
  } catch {
    if (value !== null) memory.set(key, value)
  }
}
