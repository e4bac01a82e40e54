type Loads = Readonly<Record<string, () => Promise<unknown>>>

export const mapTexts = <T>(tree: T, change: (text: string) => string): T =>
  (typeof tree === 'string'
    ? change(tree)
    : Object.fromEntries(Object.entries(tree as object).map(([key, branch]) => [key, mapTexts(branch, change)]))) as T

export const mapLoadedTexts = <T extends Loads>(loads: T, change: (text: string) => string): T =>
  Object.fromEntries(
    Object.entries(loads).map(([bundle, load]) => [bundle, async () => mapTexts(await load(), change)]),
  ) as T
