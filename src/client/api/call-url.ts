/** Fills `{param}` placeholders and appends the query string. Throws on a missing parameter. */
export const buildUrl = (
  path: string,
  params: Record<string, unknown> | undefined,
  query: Record<string, unknown> | undefined,
): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params?.[key]
    if (value === undefined) throw new Error(`${path}: path parameter "${key}" is missing`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(key, String(value))
  }
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}
