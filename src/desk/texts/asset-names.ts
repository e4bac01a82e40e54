import { useTranslation } from 'react-i18next'
import { BOSS_ITEMS, BOSS_SKINS } from '#rules/boss/boss.ts'
import { MATERIAL_SLUGS } from '#rules/items/materials.ts'
import { STONE_TYPES } from '#rules/stones/stones.ts'

const STONE_LEVELS = [1, 2, 3, 4]

/** Assets that an operator can give to a player or take. Items of equipment have separate acts. */
export const GRANTABLE_ASSETS: readonly string[] = [
  'tok',
  'star',
  'tournament-ticket',
  ...MATERIAL_SLUGS,
  ...STONE_TYPES.flatMap((type) => STONE_LEVELS.map((level) => `stone:${type}:${level}`)),
  ...[...BOSS_ITEMS, ...BOSS_SKINS].map((slug) => `other:${slug}`),
]

const keyOf = (asset: string): string => {
  const [kind = '', name = ''] = asset.split(':')
  if (kind === 'stone') return `ledger.stone.${name}`
  if (kind === 'other') return `ledger.other.${name}`
  if (kind.startsWith('material-')) return `ui.material.${kind}`
  return `ledger.asset.${kind === 'tournament-ticket' ? 'ticket' : kind}`
}

/** The returned function gives the name that players see, or the code of an asset that this build does not know. */
export const useAssetName = (): ((asset: string) => string) => {
  const { t, i18n } = useTranslation()
  const say = t as unknown as (key: string, values: object) => string
  return (asset) => {
    const key = keyOf(asset)
    return i18n.exists(key) ? say(key, { level: asset.split(':')[2] ?? '' }) : asset
  }
}
