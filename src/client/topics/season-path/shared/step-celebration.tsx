import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CelebrationShow, Shaking } from '#client/celebrations/celebration-show.tsx'
import { type Loot, LootList } from '#client/celebrations/loot-list.tsx'
import type { Celebration } from '#client/sound/celebrations.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { otherPicture } from '#client/topics/ledger/shared/asset-view.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { OpenedReward } from '#contracts/wire.ts'
import type { BoxKind } from '#rules/items/boxes.ts'
import { isMaterial } from '#rules/items/materials.ts'
import { type PathStepSize, pathStepSize } from '#rules/season-path/season-path.ts'
import { pathPicture } from './path-step.ts'
import type { OpeningStep } from './use-open-step.ts'
import { usePathText } from './use-path-text.ts'

interface Show {
  readonly chest: BoxKind
  readonly picturePx: number
  readonly glow: string
  readonly celebration: Celebration
}

const SHOWS: Readonly<Record<PathStepSize, Show>> = {
  small: { chest: 'wood', picturePx: 110, glow: 'var(--gold)', celebration: 'chest-opened' },
  middle: { chest: 'iron', picturePx: 140, glow: 'var(--rarity-rare)', celebration: 'rare' },
  large: { chest: 'titanium', picturePx: 200, glow: 'var(--rarity-legendary)', celebration: 'legendary' },
}

const useLoot = (): ((opened: OpenedReward) => readonly Loot[]) => {
  const { t } = useTranslation()
  return ({ materials, others, stones }) => [
    ...materials.flatMap(({ slug, quantity }): Loot[] =>
      isMaterial(slug)
        ? [
            {
              key: slug,
              icon: slug,
              amount: t('seasonPath.times', { count: quantity }),
              name: t(`ui.material.${slug}`),
            },
          ]
        : [],
    ),
    ...stones.map(({ level, type }) => ({
      key: `${type}-${level}`,
      icon: stoneIcon(type, level),
      amount: t('seasonPath.times', { count: 1 }),
      name: t('seasonPath.stone', { level }),
    })),
    ...others.map(({ quantity, slug }) => ({
      key: slug,
      icon: otherPicture(slug),
      amount: t('seasonPath.times', { count: quantity }),
      name: t(`seasonPath.reward.${slug}`),
    })),
  ]
}

export interface StepCelebrationProps {
  readonly opening: OpeningStep
  readonly onClose: () => void
  /** Shows all steps. Null if the drawer with them reopens when the celebration closes. */
  readonly onAll: (() => void) | null
}

/** The better the step, the larger its show: a step of materials alone shows no chest before its reward. */
export const StepCelebration = ({ opening: { opened, step }, onAll, onClose }: StepCelebrationProps) => {
  const { t } = useTranslation()
  const { rewardOf } = usePathText()
  const lootOf = useLoot()
  const houseId = useQuery(combatProfileQuery).data?.house_id ?? 0
  const size = pathStepSize(step.step)
  const { celebration, chest, glow, picturePx } = SHOWS[size]
  const { box, look } = step.reward
  const loot = opened === null ? [] : lootOf(opened)
  const [stone] = opened?.stones ?? []
  const drawn = stone ? stoneIcon(stone.type, stone.level) : pathPicture(step.reward, houseId)
  const shaking = {
    before: (
      <Shaking>
        <Icon name={`box-${box ?? chest}`} size={picturePx} />
      </Shaking>
    ),
  }
  return (
    <CelebrationShow
      label={t('seasonPath.opening', { reward: rewardOf(step.reward) })}
      glow={glow}
      backdrop={size === 'large' ? 'dawn' : 'night'}
      isKnown={opened !== null}
      {...(size === 'small' ? {} : shaking)}
      after={<Icon name={box === null ? drawn : `box-${box}-open`} size={picturePx} />}
      skipLabel={t('seasonPath.tapToSkip')}
      title={look === null ? t('seasonPath.yours') : t(`seasonPath.look.${look}`)}
      buttons={
        <div className="flex gap-10 shares">
          <Button size="large" onClick={onClose}>
            {t('seasonPath.great')}
          </Button>
          {onAll && (
            <Button variant="quiet" onClick={onAll}>
              {t('seasonPath.more')}
            </Button>
          )}
        </div>
      }
      celebration={celebration}
      onClose={onClose}
    >
      {look !== null && (
        <p className="soft size-14 bold text-center balance stroke-behind stroke-4">
          {t('seasonPath.only', { season: step.season })}
        </p>
      )}
      {loot.length > 0 && (
        <div className="full">
          <LootList loot={loot} label={t('seasonPath.yours')} fromMs={200} stepMs={120} />
        </div>
      )}
    </CelebrationShow>
  )
}
