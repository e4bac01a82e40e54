import { useTranslation } from 'react-i18next'
import type { IconName } from '#assets/manifest/packs.ts'
import { formatClock, formatInteger, formatPercent } from '#client/ui/format/format.ts'
import type { ChestShelf } from '#contracts/wire.ts'
import { CHEST_ODDS } from '#rules/chests/chest-odds.ts'
import { CHEST_MS, CHEST_PLACES, type ChestKind, winsMissing } from '#rules/chests/win-chests.ts'
import { MS_PER_HOUR } from '#rules/units.ts'
import { chestsWhich, readyMsOf } from './chest-state.ts'

const ANY_STONE: IconName = 'stone-burning-hell-1'

interface Inside {
  readonly icon: IconName
  readonly name: string
  /** '3–5', or a chance: '2%'. */
  readonly amount: string
}

export const useChestText = () => {
  const { t } = useTranslation()
  const nameOf = (kind: ChestKind): string => t(`chests.kind.${kind}`)
  const nextOf = (shelf: ChestShelf, nowMs: number): readonly string[] => {
    const ready = chestsWhich(shelf, 'ready', nowMs).length
    const known = [
      ...(ready > 0 ? [t('chests.openCount', { count: ready })] : []),
      ...chestsWhich(shelf, 'running', nowMs).map((chest) =>
        t('chests.runs', { chest: nameOf(chest.kind), time: formatClock((readyMsOf(chest) ?? nowMs) - nowMs) }),
      ),
    ]
    if (known.length > 0) return known
    return [shelf.chests.length > 0 ? t('chests.startOne') : t('chests.missing', { count: winsMissing(shelf.wins) })]
  }
  return {
    nameOf,
    timeOf: (kind: ChestKind) => t('chests.hours', { count: CHEST_MS[kind] / MS_PER_HOUR }),
    insideOf: (kind: ChestKind): readonly Inside[] => {
      const { materials, stonePercent } = CHEST_ODDS[kind]
      return [
        ...materials.map(({ quantity: [least, most], slug }) => ({
          icon: slug,
          name: t(`ui.material.${slug}`),
          amount: least === most ? formatInteger(least) : `${formatInteger(least)}–${formatInteger(most)}`,
        })),
        ...(stonePercent > 0
          ? [{ icon: ANY_STONE, name: t('chests.stone'), amount: formatPercent(stonePercent) }]
          : []),
      ]
    },
    /** Name of the whole shelf for screen readers, with the time that it shows. */
    shelfOf: (shelf: ChestShelf, nowMs: number) =>
      t('chests.shelf', { taken: shelf.chests.length, of: CHEST_PLACES, next: nextOf(shelf, nowMs).join('. ') }),
  }
}
