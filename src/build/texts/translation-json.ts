interface Branch {
  [key: string]: string | Branch
}

/** Nested JSON, as i18next reads it. Keys are paths such as `home.sound.label`. */
export const toJson = (texts: ReadonlyMap<string, string>): string => {
  const root: Branch = {}
  for (const [key, text] of texts) {
    const names = key.split('.')
    const last = names.pop() ?? ''
    let branch = root
    for (const name of names) {
      const below = branch[name] ?? {}
      if (typeof below === 'string') throw new Error(`"${key}" is below a text.`)
      branch[name] = below
      branch = below
    }
    branch[last] = text
  }
  return `${JSON.stringify(root, null, 2)}\n`
}

const flat = (value: unknown, prefix: string): [string, string][] => {
  if (typeof value === 'string') return [[prefix, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, below]) => flat(below, prefix === '' ? name : `${prefix}.${name}`))
}

/** Null if the text is not JSON. */
export const fromJson = (json: string): Map<string, string> | null => {
  try {
    return new Map(flat(JSON.parse(json), ''))
  } catch {
    return null
  }
}
