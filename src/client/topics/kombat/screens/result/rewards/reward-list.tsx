import { type RefObject, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { BagWay } from '#client/topics/items/shared/bag-way.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { useRarityLabel } from '#client/ui/format/rarity-label.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { ItemCard } from '#client/ui/items/item-card.tsx'
import styles from './reward-list.module.css'
import type { Reward } from './rewards.ts'
import type { RewardShow } from './use-reward-show.ts'

const isBelowTheBar = (element: Element): boolean => {
  const bar = document.querySelector('[data-sticky-bar]')?.getBoundingClientRect()
  const bottom = Math.min(bar && bar.height > 0 ? bar.top : innerHeight, innerHeight)
  return element.getBoundingClientRect().bottom > bottom
}

const Face = ({ reward, isFirst }: { readonly reward: Reward; readonly isFirst: boolean }) => {
  const { t } = useTranslation()
  const rarityLabel = useRarityLabel()
  const { item, icon, amount, name, way } = reward
  return (
    <BagWay way={way} className={styles.face} wayClassName={styles.way}>
      {isFirst && <em className={styles.first}>{t('kombat.result.firstOfKind')}</em>}
      <span className={styles.picture}>
        {item ? <ItemCard {...item} label={rarityLabel(item.rarity)} size={44} /> : <Icon name={icon} size={42} />}
      </span>
      <strong>{amount}</strong>
      <span className="soft size-13">{name}</span>
    </BagWay>
  )
}

export interface RewardListProps {
  readonly rewards: readonly Reward[]
  readonly show: RewardShow
  readonly firsts: ReadonlySet<Reward['kind']>
  readonly list: RefObject<HTMLUListElement | null>
}

/** Reveals the fight's rewards one by one and scrolls to each (R13). Items link to the bag. */
export const RewardList = ({ rewards, show: { shown }, firsts, list }: RewardListProps) => {
  // A layout effect, so that the list has scrolled before the flight, which starts at the card, is measured.
  useLayoutEffect(() => {
    const card = list.current?.children[shown - 1]
    if (card && isBelowTheBar(card)) card.scrollIntoView({ block: 'end', behavior: 'instant' })
  }, [shown, list])
  return (
    <ul ref={list} className={styles.list}>
      {rewards.map((reward, index) => {
        const isFirst = reward.kind !== null && firsts.has(reward.kind)
        return (
          <li
            key={reward.key}
            className={classNames(styles.reward, index < shown ? styles.shown : styles.coming)}
            data-rarity={isFirst ? (reward.item?.rarity ?? 'epic') : undefined}
            data-in-sight={index < shown}
            data-first={isFirst || undefined}
          >
            <Face reward={reward} isFirst={isFirst} />
          </li>
        )
      })}
    </ul>
  )
}
