import { extraIconUrl } from '#assets/manifest/extras.ts'
import { formatBalance, formatInteger, formatTok } from '#client/ui/format/format.ts'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import type { IconArt } from '#client/ui/icons/icon.tsx'
import { kindPicture } from '#client/ui/items/item-picture.ts'
import type { BossItem, BossSkin } from '#rules/boss/boss.ts'
import { isMaterial, type MaterialSlug } from '#rules/items/materials.ts'
import type { StoneType } from '#rules/stones/stones.ts'
import { NANO_PER_TOK } from '#rules/units.ts'

export type AssetView =
  | { readonly kind: 'plain'; readonly name: 'tok' | 'star' | 'equipment' | 'ticket'; readonly icon: IconArt }
  | { readonly kind: 'material'; readonly slug: MaterialSlug; readonly icon: IconArt }
  | { readonly kind: 'stone'; readonly type: StoneType; readonly level: number; readonly icon: IconArt }
  | { readonly kind: 'other'; readonly name: BossItem | BossSkin; readonly icon: IconArt }
  | { readonly kind: 'unknown'; readonly icon: IconArt }

const STONES: readonly StoneType[] = ['burning-hell', 'frost-prison', 'luck-leech']

const BOSS_LOOT: readonly (BossItem | BossSkin)[] = ['meat-hook', 'four-leaf-clover', 'mammoth-skin', 'firelord-skin']

export const otherPicture = (name: BossItem | BossSkin): IconArt => ({ url: extraIconUrl(name) })

/** For assets such as `tok`, `tournament-ticket`, `material-wood`, `stone:luck-leech:1` or `other:meat-hook`. */
export const assetView = (asset: string): AssetView => {
  if (asset === 'tok' || asset === 'star') return { kind: 'plain', name: asset, icon: asset }
  if (asset === 'equipment') return { kind: 'plain', name: asset, icon: { url: kindPicture('sword', 'common') } }
  if (asset === 'tournament-ticket') return { kind: 'plain', name: 'ticket', icon: { url: extraIconUrl('ticket') } }
  if (isMaterial(asset)) return { kind: 'material', slug: asset, icon: asset }
  const [what, stone, level] = asset.split(':')
  const type = STONES.find((name) => name === stone)
  if (what === 'stone' && type)
    return { kind: 'stone', type, level: Number(level), icon: stoneIcon(type, Number(level)) }
  const other = BOSS_LOOT.find((name) => name === stone)
  if (what === 'other' && other) return { kind: 'other', name: other, icon: otherPicture(other) }
  return { kind: 'unknown', icon: 'info' }
}

const SMALLEST_SHOWN_NANO = NANO_PER_TOK / 100
const SMALL_DECIMALS = 5

/** Without a sign. TOK has two decimals, or five below 0.01; other amounts are whole. */
export const formatAmount = (asset: string, amount: number): string => {
  const size = Math.abs(amount)
  if (asset !== 'tok') return formatInteger(size)
  return size < SMALLEST_SHOWN_NANO && size > 0 ? formatTok(size, SMALL_DECIMALS) : formatBalance(size)
}

/** '+3.00', '−35.90'. */
export const formatEntryAmount = (asset: string, amount: number): string =>
  `${amount < 0 ? '−' : '+'}${formatAmount(asset, amount)}`
