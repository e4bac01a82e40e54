/** A browser storage. Some WebViews refuse it: there values last as long as the page. */
export const storageWithMemory = (storageOf: () => Storage) => {
  const memory = new Map<string, string>()
  return {
    read(key: string): string | null {
      try {
        return storageOf().getItem(key) ?? memory.get(key) ?? null
      } catch {
        return memory.get(key) ?? null
      }
    },
    write(key: string, value: string | null): void {
      memory.delete(key)
      try {
        // Removes first, because a full storage would keep the old value.
        storageOf().removeItem(key)
        if (value !== null) storageOf().setItem(key, value)
      } catch {
        if (value !== null) memory.set(key, value)
      }
    },
    forgetMemory: (): void => memory.clear(),
  }
}
