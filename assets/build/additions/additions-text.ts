import type { Additions } from '#assets/manifest/addition-shapes.ts'

export const ADDITIONS_FILE = 'additions.ts'

const union = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ') || 'never'

const mapOf = (list: string, type: string, shape: string, record: object): string =>
  `export const ${list}: ReadonlyMap<${type}, ${shape}> = new Map(${JSON.stringify(Object.entries(record), null, 2)})`

export const additionsText = ({ items, icons, backdrops, sounds, effects }: Additions): string => {
  const pictures = Object.entries(backdrops).flatMap(([name, { layers }]) =>
    layers.map((layer) => `backdrop-${name}-${layer}`),
  )
  return [
    '// Written by the art build (npm run assets); not to be edited.',
    "import type { AddedBackdrop, AddedEffect, AddedItem, AddedSound } from '../manifest/addition-shapes.ts'",
    '',
    `export type AddedItemSlug = ${union(Object.keys(items))}`,
    `export type AddedBackdropName = ${union(Object.keys(backdrops))}`,
    `export type AddedSoundName = ${union(Object.keys(sounds))}`,
    `export type AddedEffectName = ${union(Object.keys(effects))}`,
    `export type AddedIconName = ${union(icons)}`,
    `export type AddedBackdropPicture = ${union(pictures)}`,
    '',
    mapOf('items', 'AddedItemSlug', 'AddedItem', items),
    mapOf('backdrops', 'AddedBackdropName', 'AddedBackdrop', backdrops),
    mapOf('sounds', 'AddedSoundName', 'AddedSound', sounds),
    mapOf('effects', 'AddedEffectName', 'AddedEffect', effects),
    '',
  ].join('\n')
}
