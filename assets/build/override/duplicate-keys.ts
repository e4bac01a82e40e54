const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g

/** `JSON.parse` would silently keep the last of two equal keys. */
export const duplicateKeys = (json: string): string[] => {
  const duplicates = new Set<string>()
  const open: (Set<string> | null)[] = []
  let lastString: string | null = null
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(null)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':' && lastString !== null) {
      const keys = open.at(-1)
      const key: unknown = JSON.parse(lastString)
      if (keys && typeof key === 'string') {
        if (keys.has(key)) duplicates.add(key)
        keys.add(key)
      }
    }
    lastString = token.startsWith('"') ? token : null
  }
  return [...duplicates]
}
