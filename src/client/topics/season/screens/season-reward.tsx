import { useTranslation } from 'react-i18next'
import { formatCompactTok, formatInteger } from '#client/ui/format/format.ts'
import { Icon, type IconArt } from '#client/ui/icons/icon.tsx'
import { kindPicture } from '#client/ui/items/item-picture.ts'
import { BOX_KINDS } from '#rules/items/boxes.ts'
import type { SeasonReward } from '#rules/season/season-rewards.ts'
import styles from './season-reward.module.css'

interface Part {
  readonly icon: IconArt
  readonly words: string
  readonly count: number
}

/** A place adds only TOK and items (R30). */
export type ShownReward = Pick<SeasonReward, 'tokNano' | 'items'> & Partial<SeasonReward>

const useParts = (reward: ShownReward): readonly Part[] => {
  const { t } = useTranslation()
  const { boxes = [], star = 0, weaponBoxes = 0, awakeStones = 0 } = reward
  const parts: Part[] = [
    { icon: 'tok', words: t('season.reward.tok', { amount: formatCompactTok(reward.tokNano) }), count: 1 },
    { icon: 'star', words: t('season.reward.star', { amount: formatInteger(star) }), count: star > 0 ? 1 : 0 },
    ...BOX_KINDS.map(
      (kind): Part => ({
        icon: `box-${kind}`,
        words: t(`ui.box.${kind}`),
        count: boxes.filter((box) => box === kind).length,
      }),
    ),
    { icon: 'box-weapon', words: t('ui.box.weapon'), count: weaponBoxes },
    ...reward.items.map(
      (rarity): Part => ({
        icon: { url: kindPicture('sword', rarity) },
        words: t('season.reward.item', { rarity: t(`ui.rarity.${rarity}`) }),
        count: 1,
      }),
    ),
    { icon: 'material-awake-stone', words: t('season.reward.awakeStone'), count: awakeStones },
  ]
  return parts.filter(({ count }) => count > 0)
}

export const SeasonRewardList = ({ reward, label }: { readonly reward: ShownReward; readonly label: string }) => {
  const { t } = useTranslation()
  return (
    <ul className="flex wrap gap-6" aria-label={label}>
      {useParts(reward).map(({ icon, words, count }) => (
        <li key={typeof icon === 'string' ? icon : icon.url} className={styles.part}>
          <Icon name={icon} size={26} />
          <span>
            {words}
            {count > 1 && ` ${t('season.reward.times', { number: formatInteger(count) })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
