import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useMove } from '../../../game/use-move.ts'
import { itemName } from '../../../i18n/names.ts'
import { sound } from '../../../sound/sound.ts'
import { useRisingSuspense } from '../../../sound/use-rising-suspense.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useReducedMotion } from '../../../ui/hooks/use-reduced-motion.ts'
import { materialOf } from '../../../ui/icons/game-icons.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { pictureOf } from '../../../ui/items/item-picture.ts'
import { RarityTag } from '../../../ui/items/rarity-tag.tsx'
import { Burst } from '../../../ui/moment/burst.tsx'
import { type Loot, LootList } from '../../../ui/moment/loot-list.tsx'
import momentStyles from '../../../ui/moment/moment.module.css'
import { useButtonFocus } from '../../../ui/moment/use-button-focus.ts'
import { FullScreenDialog } from '../../../ui/overlays/full-screen-dialog.tsx'
import { StatLine } from '../../items/shelf/stat-line.tsx'
import { type BoxContent, chestOf } from './box.ts'
import styles from './box-moment.module.css'
import type { OpeningBox } from './use-open-box.ts'

const CHEST_PX = 150
const ITEM_PX = 132

const useLoot = ({ materials, star }: BoxContent): readonly Loot[] => {
  const { t } = useTranslation()
  return [
    ...materials.flatMap(({ slug, quantity }): Loot[] => {
      const material = materialOf(slug)
      if (material === null) return []
      const amount = t('firstDays.times', { count: quantity })
      return [{ key: slug, icon: `material-${material}`, amount, name: t(`items.material.${material}`) }]
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

const Words = ({
  content,
  hasMore,
  onAll,
  onClose,
}: Omit<BoxMomentProps, 'opening'> & { readonly content: BoxContent }) => {
  const { t } = useTranslation()
  const words = useButtonFocus()
  const loot = useLoot(content)
  const { item } = content
  const wear = useMove('equipments.equip', {
    success: t('firstDays.worn', { item: item ? itemName(item.name) : '' }),
    failure: t('firstDays.wearFailed'),
    onDone: onClose,
  })
  return (
    <div ref={words} className={classNames(momentStyles.words, styles.words)}>
      <div role="status" className="grid gap-8 items-center">
        <h2 className={momentStyles.title}>{t('firstDays.yours')}</h2>
        {item && (
          <>
            <p className={styles.named}>
              {itemName(item.name)} <RarityTag rarity={item.rarity} />
            </p>
            <div className={styles.lines}>
              {item.equipment_stats.map((stat) => (
                <StatLine key={stat.type} stat={stat} />
              ))}
            </div>
            <p className="soft size-14 balance">{t('firstDays.bound')}</p>
          </>
        )}
        {loot.length > 0 && <LootList loot={loot} label={t('firstDays.yours')} fromMs={200} stepMs={120} />}
      </div>
      <div className="grid gap-10">
        {item && (
          <Button
            size="large"
            fullWidth
            variant="claim"
            pending={wear.isPending}
            onClick={() => {
              sound.play('toggle')
              wear.send({ params: { id: item.id }, body: { equipped: true } })
            }}
          >
            {t('firstDays.wear')}
          </Button>
        )}
        <div className={styles.others}>
          <Button {...(item ? { variant: 'secondary' as const } : {})} fullWidth onClick={onClose}>
            {t('firstDays.great')}
          </Button>
          {hasMore && (
            <Button variant="quiet" fullWidth onClick={onAll}>
              {t('firstDays.all')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

export interface BoxMomentProps {
  readonly opening: OpeningBox
  /** There are boxes left. */
  readonly hasMore: boolean
  readonly onClose: () => void
  readonly onAll: () => void
}

/** A box of the first seven days opens on the whole screen and shows what was in it (R50). A tap or a key skips the suspense. */
export const BoxMoment = ({ opening: { box, content }, ...ways }: BoxMomentProps) => {
  const { t } = useTranslation()
  const isCalm = useReducedMotion()
  const { isRevealed, skip } = useRisingSuspense({
    isKnown: content !== null,
    isCalm,
    onRevealed: () => sound.play(content?.item ? `reveal-${content.item.rarity}` : 'chest'),
  })
  const chest = chestOf(box)
  const shown = isRevealed ? content : null
  const rarity = content?.item?.rarity ?? box.rarity
  return (
    <FullScreenDialog
      open
      label={t('firstDays.opening', { reward: t(`firstDays.reward.${box.name}`) })}
      dismissable={isRevealed}
      onClose={ways.onClose}
    >
      <div
        className={classNames(momentStyles.frame, styles.sky)}
        data-calm={isCalm || undefined}
        style={{ '--rarity': rarity === null ? 'var(--gold)' : `var(--rarity-${rarity})` } as CSSProperties}
      >
        <div className={styles.stage} aria-hidden="true">
          {shown === null ? (
            <div className={styles.shaking}>
              <Icon name={`chest-${chest}`} size={CHEST_PX} />
            </div>
          ) : (
            <>
              <Burst />
              <div className={styles.chest}>
                <Icon name={`chest-${chest}-open`} size={CHEST_PX} />
              </div>
              {shown.item && (
                <img
                  src={pictureOf(shown.item)}
                  alt=""
                  width={ITEM_PX}
                  height={ITEM_PX}
                  draggable={false}
                  className={classNames(styles.item, momentStyles.shining)}
                />
              )}
            </>
          )}
        </div>
        {shown === null ? (
          <button type="button" className={momentStyles.skip} onClick={skip}>
            {t('firstDays.tapToSkip')}
          </button>
        ) : (
          <Words content={shown} {...ways} />
        )}
      </div>
    </FullScreenDialog>
  )
}
