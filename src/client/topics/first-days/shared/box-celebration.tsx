import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { POSES } from '#assets/manifest/poses.ts'
import { CelebrationShow, Shaking } from '#client/celebrations/celebration-show.tsx'
import { type Loot, LootList } from '#client/celebrations/loot-list.tsx'
import { itemName } from '#client/i18n/names.ts'
import { StatLine } from '#client/topics/items/shared/stat-line.tsx'
import { useWearNow } from '#client/topics/items/shared/use-wear-now.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { pictureOf } from '#client/ui/items/item-picture.ts'
import { RarityTag } from '#client/ui/items/rarity-tag.tsx'
import { isWornType } from '#rules/items/item-kinds.ts'
import { isMaterial } from '#rules/items/materials.ts'
import { type BoxContent, chestOf } from './box.ts'
import styles from './box-celebration.module.css'
import type { OpeningBox } from './use-open-box.ts'

const CHEST_PX = 150
const ITEM_PX = 132
const PET_PX = 220

const useLoot = (content: BoxContent | null): readonly Loot[] => {
  const { t } = useTranslation()
  if (content === null) return []
  const { materials, star } = content
  return [
    ...materials.flatMap(({ slug, quantity }): Loot[] => {
      if (!isMaterial(slug)) return []
      const amount = t('firstDays.times', { count: quantity })
      return [{ key: slug, icon: slug, amount, name: t(`items.material.${slug}`) }]
    }),
    ...(star > 0
      ? [
          {
            key: 'star',
            icon: 'star' as const,
            amount: t('firstDays.starCount', { count: star }),
            name: t('firstDays.star'),
          },
        ]
      : []),
  ]
}

type Item = NonNullable<BoxContent['item']>

const ItemWords = ({ item }: { readonly item: Item }) => {
  const { t } = useTranslation()
  return (
    <>
      <p className="row wrap justify-center bold size-18 gap-4-10">
        {itemName(item.name)} <RarityTag rarity={item.rarity} />
      </p>
      <div className={styles.lines}>
        {item.equipment_stats.map((stat) => (
          <StatLine key={stat.type} stat={stat} />
        ))}
      </div>
      <p className="soft size-14 balance">{t('firstDays.bound')}</p>
    </>
  )
}

const Shown = ({
  chest,
  item,
  isWorn,
}: {
  readonly chest: ReturnType<typeof chestOf>
  readonly item: Item | null
  readonly isWorn: boolean
}) => {
  const profile = useQuery(combatProfileQuery).data
  if (item && isWorn && profile)
    return (
      <FighterView
        houseId={profile.house_id}
        cosmetic={isWornType(item.type) ? { ...profile.cosmetic, [item.type]: item } : profile.cosmetic}
        pose={POSES.win}
        size={PET_PX}
      />
    )
  return (
    <div className="grid relative items-center">
      <Icon name={`box-${chest}-open`} size={CHEST_PX} />
      {item && (
        <img src={pictureOf(item)} alt="" width={ITEM_PX} height={ITEM_PX} draggable={false} className={styles.item} />
      )}
    </div>
  )
}

export interface BoxCelebrationProps {
  readonly opening: OpeningBox
  readonly hasMore: boolean
  readonly onClose: () => void
  readonly onAll: () => void
}

export const BoxCelebration = ({ opening: { box, content }, hasMore, onClose, onAll }: BoxCelebrationProps) => {
  const { t } = useTranslation()
  const loot = useLoot(content)
  const item = content?.item ?? null
  const { isWorn, isPending, wear } = useWearNow(t('firstDays.wearFailed'))
  const chest = chestOf(box)
  const rarity = item?.rarity ?? box.rarity
  const canWear = item !== null && !isWorn
  const buttons: ReactNode = (
    <>
      {canWear && (
        <Button size="large" fullWidth pending={isPending} onClick={() => wear(item.id)}>
          {t('firstDays.wear')}
        </Button>
      )}
      <div className="flex gap-10 shares">
        <Button size={canWear ? 'medium' : 'large'} variant={canWear ? 'secondary' : 'primary'} onClick={onClose}>
          {t('firstDays.great')}
        </Button>
        {hasMore && (
          <Button variant="quiet" onClick={onAll}>
            {t('firstDays.all')}
          </Button>
        )}
      </div>
    </>
  )
  return (
    <CelebrationShow
      label={t('firstDays.opening', { reward: t(`firstDays.reward.${box.name}`) })}
      glow={rarity === null ? 'var(--gold)' : `var(--rarity-${rarity})`}
      isKnown={content !== null}
      before={
        <Shaking>
          <Icon name={`box-${chest}`} size={CHEST_PX} />
        </Shaking>
      }
      after={<Shown key={String(isWorn)} chest={chest} item={item} isWorn={isWorn} />}
      skipLabel={t('firstDays.tapToSkip')}
      title={isWorn && item ? t('firstDays.worn', { item: itemName(item.name) }) : t('firstDays.yours')}
      buttons={buttons}
      celebration={item?.rarity ?? 'chest-opened'}
      onClose={onClose}
    >
      {item && <ItemWords item={item} />}
      {loot.length > 0 && <LootList loot={loot} label={t('firstDays.yours')} fromMs={200} stepMs={120} />}
    </CelebrationShow>
  )
}
