type Loads = Readonly<Record<string, () => Promise<unknown>>>

/** A tree of texts with each of them changed. */
export const mapTexts = <T>(tree: T, change: (text: string) => string): T =>
  (typeof tree === 'string'
    ? change(tree)
    : Object.fromEntries(Object.entries(tree as object).map(([key, branch]) => [key, mapTexts(branch, change)]))) as T

/** Loads of trees of texts, with each text changed when it has come. */
export const mapLoadedTexts = <T extends Loads>(loads: T, change: (text: string) => string): T =>
  Object.fromEntries(
    Object.entries(loads).map(([bundle, load]) => [bundle, async () => mapTexts(await load(), change)]),
  ) as T
