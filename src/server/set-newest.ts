/** Sets the entry as the newest. Above `max` entries the oldest is dropped: a map keeps the order of insertion. */
export const setNewest = <K, V>(entries: Map<K, V>, key: K, value: V, max: number): void => {
  entries.delete(key)
  entries.set(key, value)
  if (entries.size <= max) return
  for (const oldest of entries.keys()) {
    entries.delete(oldest)
    return
  }
}
