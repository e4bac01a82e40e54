import { ART_ROOT } from '#assets/manifest/art-root.ts'
import type { ServerArt } from '#assets/manifest/server-art.ts'
import type { OutputFile } from './output.ts'

export const serverArtText = (
  results: ReadonlyMap<string, readonly OutputFile[]>,
  iconNames: readonly string[],
  items: ServerArt['items'],
): string => {
  const icons = iconNames.map((name): [string, string] => {
    const [file] = results.get(name) ?? []
    if (!file) throw new Error(`The build made no file for "${name}"`)
    return [name, `${ART_ROOT}/${file.fileName}`]
  })
  const art: ServerArt = { icons: Object.fromEntries(icons), items }
  return JSON.stringify(art)
}
