import { useTranslation } from 'react-i18next'
import { GEAR_SLOTS, type GearSlot } from '../../../../../../assets/manifest/fighter-layers.ts'
import type { IconName } from '../../../../../../assets/manifest/packs.ts'
import type { Drops } from '../../../../../contracts/wire.ts'
import type { Rarity } from '../../../../../rules/items/rarities.ts'
import type { Address } from '../../../../game/page-addresses.ts'
import { itemName } from '../../../../i18n/names.ts'
import { formatInteger, formatTok } from '../../../../ui/format/format.ts'
import { useRarityLabel } from '../../../../ui/format/rarity-label.ts'
import { materialOf, stoneIcon } from '../../../../ui/icons/game-icons.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { ItemCard } from '../../../../ui/items/item-card.tsx'
import { bagAddress } from '../../../items/links.ts'
import { BagWay } from '../../../items/shelf/bag-way.tsx'
import styles from './drop-list.module.css'
import { flourishOf, rewardAtMs } from './reward-count.ts'
import { useRewardCount } from './use-reward-count.ts'

interface Drop {
  readonly key: string
  /** An item's is its card. */
  readonly icon: IconName | null
  readonly amount: string
  readonly name: string
  /** Where the bag shows it. */
  readonly way: Address | null
  readonly item?: { readonly slot: GearSlot; readonly rarity: Rarity }
}

const isGear = (type: string): type is GearSlot => GEAR_SLOTS.some((slot) => slot === type)

const useDrops = (drops: Drops): readonly Drop[] => {
  const { t } = useTranslation()
  const list: Drop[] = []
  if (drops.tok > 0)
    list.push({ key: 'tok', icon: 'tok', amount: `+${formatTok(drops.tok, 2)}`, name: t('home.tok'), way: null })
  if (drops.star > 0)
    list.push({
      key: 'star',
      icon: 'star',
      amount: `+${formatInteger(drops.star)}`,
      name: t('kombat.result.star'),
      way: null,
    })
  for (const { slug, quantity } of drops.materials) {
    const material = materialOf(slug)
    if (material) {
      list.push({
        key: slug,
        icon: `material-${material}`,
        amount: `×${formatInteger(quantity)}`,
        name: t(`kombat.material.${material}`),
        way: bagAddress(slug),
      })
    }
  }
  for (const [index, { type, level }] of drops.stones.entries()) {
    list.push({
      key: `stone-${index}`,
      icon: stoneIcon(type, level),
      amount: t('kombat.result.level', { level }),
      name: t(`kombat.stone.${type}`),
      way: bagAddress(`stone:${type}`),
    })
  }
  for (const item of drops.equipments) {
    if (isGear(item.type)) {
      list.push({
        key: item.id,
        icon: null,
        amount: t(`ui.rarity.${item.rarity}`),
        name: itemName(item.name),
        way: bagAddress('equipment', item.id),
        item: { slot: item.type, rarity: item.rarity },
      })
    }
  }
  return list
}

const DropFace = ({ drop: { item, icon, amount, name, way } }: { readonly drop: Drop }) => {
  const rarityLabel = useRarityLabel()
  return (
    <BagWay way={way} className={styles.face} wayClassName={styles.way}>
      {item ? (
        <ItemCard {...item} label={rarityLabel(item.rarity)} size={44} className={styles.item} />
      ) : (
        icon && <Icon name={icon} size={42} />
      )}
      <strong>{amount}</strong>
      <span>{name}</span>
    </BagWay>
  )
}

/** Rewards of the fight with picture, amount and name (R13), counted up one by one; those of the bag lead there. */
export const DropList = ({ drops }: { readonly drops: Drops }) => {
  const { t } = useTranslation()
  const list = useDrops(drops)
  const isWhole = useRewardCount(list.length, flourishOf(drops))
  if (list.length === 0) return <p className="soft text-center">{t('kombat.result.noDrops')}</p>
  return (
    <ul className="flex wrap gap-8 justify-center" data-settling={isWhole ? undefined : ''}>
      {list.map((drop, index) => (
        <li
          key={drop.key}
          className={styles.drop}
          style={{ animationDelay: isWhole ? '0ms' : `${rewardAtMs(index)}ms` }}
        >
          <DropFace drop={drop} />
        </li>
      ))}
    </ul>
  )
}
