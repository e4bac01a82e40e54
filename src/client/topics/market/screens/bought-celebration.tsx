import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { POSES } from '#assets/manifest/poses.ts'
import momentStyles from '#client/celebrations/celebration-frame.module.css'
import { CelebrationShow } from '#client/celebrations/celebration-show.tsx'
import { useOpenPage } from '#client/game/origin.ts'
import { itemName } from '#client/i18n/names.ts'
import { toRefineItem } from '#client/topics/blacksmith/links.ts'
import { ChangeList } from '#client/topics/items/shared/change-list.tsx'
import { ItemTile } from '#client/topics/items/shared/item-tile.tsx'
import { useWearNow } from '#client/topics/items/shared/use-wear-now.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { pictureOf } from '#client/ui/items/item-picture.ts'
import { RarityTag } from '#client/ui/items/rarity-tag.tsx'
import type { Equipment } from '#contracts/wire.ts'
import { awakenError, refineError } from '#rules/blacksmith/blacksmith.ts'
import { isWornType } from '#rules/items/item-kinds.ts'
import styles from './bought-celebration.module.css'
import { Stalls } from './stalls.tsx'
import { useWearChanges } from './use-wear-changes.ts'

const ITEM_PX = 136
const PET_PX = 220
const COIN_PX = 34
const COINS = Array.from({ length: 9 }, (_, index) => index)

const coinPath = (index: number): CSSProperties =>
  ({
    '--from': `${(((index * 37) % 90) - 45) * 4}px`,
    '--at': `${(index % 3) * 70 + Math.floor(index / 3) * 380}ms`,
  }) as CSSProperties

const Paying = ({ item }: { readonly item: Equipment }) => (
  <div className={styles.paying}>
    <img src={pictureOf(item)} alt="" className={styles.shape} draggable={false} />
    {COINS.map((coin) => (
      <span key={coin} className={styles.coin} style={coinPath(coin)}>
        <Icon name="tok" size={COIN_PX} />
      </span>
    ))}
  </div>
)

const isSmithed = (item: Equipment): boolean =>
  item.rarity === 'prototype'
    ? awakenError({ ...item, stats: item.equipment_stats }) === null
    : refineError(item) === null

export interface BoughtCelebrationProps {
  readonly item: Equipment
  readonly itemId: string
  readonly onClose: () => void
}

export const BoughtCelebration = ({ item, itemId, onClose }: BoughtCelebrationProps) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const profile = useQuery(combatProfileQuery).data
  const [changes] = useState(useWearChanges()(item))
  const { isWorn, isPending, wear } = useWearNow(t('market.bought.wearFailed'))
  const { type } = item
  const isWearable = isWornType(type)
  const isWeaker = changes?.some(({ key, isGain }) => key === 'power' && !isGain) ?? false
  const canSmith = isSmithed(item)
  const instead = isWearable && canSmith ? 'smith' : 'keep'
  const main = isWearable && !isWeaker ? 'wear' : instead
  const variantOf = (button: typeof main, otherwise: 'secondary' | 'quiet') => (button === main ? 'primary' : otherwise)
  const actions = {
    wear: isWearable && (
      <Button
        key="wear"
        variant={variantOf('wear', 'quiet')}
        {...(main === 'wear' && { size: 'large', fullWidth: true })}
        pending={isPending}
        onClick={() => wear(itemId)}
      >
        {t('market.bought.wear')}
      </Button>
    ),
    smith: canSmith && (
      <Button
        key="smith"
        variant={variantOf('smith', 'secondary')}
        {...(main === 'smith' && { size: 'large', fullWidth: true })}
        disabled={isPending}
        onClick={() => openPage(toRefineItem(itemId))}
      >
        {t(item.rarity === 'prototype' ? 'market.bought.awaken' : 'market.bought.refine')}
      </Button>
    ),
    keep: (
      <Button
        key="keep"
        variant={variantOf('keep', 'quiet')}
        {...(main === 'keep' && { size: 'large', fullWidth: true })}
        disabled={isPending}
        onClick={onClose}
      >
        {t('market.bought.keep')}
      </Button>
    ),
  }
  const cosmetic = profile && isWearable && { ...profile.cosmetic, [type]: item }
  return (
    <CelebrationShow
      label={itemName(item.name)}
      glow={`var(--rarity-${item.rarity})`}
      backdrop="market"
      isKnown
      scenery={<Stalls />}
      before={<Paying item={item} />}
      after={
        isWorn && profile ? (
          <div key="worn" className={styles.pet}>
            <FighterView houseId={profile.house_id} size={PET_PX} pose={POSES.win} {...(cosmetic && { cosmetic })} />
          </div>
        ) : (
          <div key="item" className={styles.item}>
            <ItemTile item={item} size={ITEM_PX} className={momentStyles.shining} />
          </div>
        )
      }
      skipLabel={t('market.bought.skip')}
      title={t(isWorn ? 'market.bought.worn' : 'market.bought.title')}
      isReported
      buttons={
        isWorn ? (
          <Button size="large" fullWidth onClick={onClose}>
            {t('market.bought.done')}
          </Button>
        ) : (
          <>
            {actions[main]}
            <div className={styles.others}>
              {main !== 'smith' && actions.smith}
              {main !== 'wear' && actions.wear}
              {main !== 'keep' && actions.keep}
            </div>
          </>
        )
      }
      celebration={item.rarity}
      onClose={onClose}
    >
      <p className="row wrap gap-8 justify-center font-display size-20">
        {itemName(item.name)} <RarityTag rarity={item.rarity} />
      </p>
      {changes && <ChangeList changes={changes} label={t('market.compared')} none={t('market.noChange')} />}
    </CelebrationShow>
  )
}
