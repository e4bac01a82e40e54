import { CREATURE_ICON_NAMES } from '../../manifest/creatures.ts'
import { type EXTRA_ICON_NAMES, EXTRA_PICTURE_NAMES } from '../../manifest/extra-names.ts'
import { GEAR_ICON_NAMES } from '../../manifest/gear-icons.ts'
import { INSIGNIA_ICON_NAMES } from '../../manifest/insignia.ts'
import { ICON_NAMES, PICTURE_NAMES } from '../../manifest/names.ts'
import { SPECIAL_ITEM_ICON_NAMES } from '../../manifest/special-items.ts'
import { extraSources } from '../extra-sources.ts'
import { iconSource } from '../icon-sources.ts'
import type { OutputSource } from '../output.ts'
import { pictureSource } from '../picture-sources.ts'
import { PUBLIC_PICTURES } from '../public-pictures.ts'
import { type Entry, gridSheet, iconSheet, type Sheet } from './sheet.ts'

const entryOf = (source: OutputSource): Entry[] =>
  source.kind === 'picture' ? [{ svg: source.frame.svg, box: source.frame.box }] : []

export const iconSheets = (): Sheet[] => {
  const extras = new Map(extraSources().map((source) => [source.name, source]))
  const extra = (names: readonly (typeof EXTRA_ICON_NAMES)[number][]): Entry[] =>
    names.flatMap((name) => extras.get(name) ?? []).flatMap(entryOf)
  return [
    iconSheet(
      'icons',
      ICON_NAMES.flatMap((name) => entryOf(iconSource(name))),
    ),
    iconSheet('icons-items', extra(GEAR_ICON_NAMES)),
    iconSheet('icons-special-items', extra(SPECIAL_ITEM_ICON_NAMES)),
    iconSheet('icons-creatures', extra(CREATURE_ICON_NAMES)),
    iconSheet('icons-insignia', extra(INSIGNIA_ICON_NAMES)),
  ]
}

export const pictureSheets = (): Sheet[] => {
  const extras = new Map(extraSources().map((source) => [source.name, source]))
  return [
    gridSheet(
      'pictures',
      [
        ...PICTURE_NAMES.filter((name) => !name.startsWith('arena') && name !== 'map-background').flatMap((name) =>
          entryOf(pictureSource(name)),
        ),
        ...EXTRA_PICTURE_NAMES.filter((name) => name.startsWith('empty') || name.startsWith('hunt'))
          .flatMap((name) => extras.get(name) ?? [])
          .flatMap(entryOf),
      ],
      320,
      4,
    ),
    gridSheet(
      'public',
      Object.values(PUBLIC_PICTURES).map(({ svg, box }) => ({ svg: svg(), box })),
      600,
      2,
    ),
  ]
}
