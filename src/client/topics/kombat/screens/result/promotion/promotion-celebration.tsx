import { useTranslation } from 'react-i18next'
import { Burst } from '#client/celebrations/burst.tsx'
import momentStyles from '#client/celebrations/celebration-frame.module.css'
import { CelebrationFrame } from '#client/celebrations/celebration-frame.tsx'
import { useButtonFocus } from '#client/celebrations/use-button-focus.ts'
import { useRevealDelay } from '#client/celebrations/use-reveal-delay.ts'
import { leagueName, rankTitle } from '#client/i18n/names.ts'
import type { ResultView } from '#client/topics/kombat/shared/fight-story/result-view.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatTok } from '#client/ui/format/format.ts'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'
import { leagueIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { winNano } from '#rules/kombat/rewards.ts'
import { SKILL_NAMES, SKILLS } from '#rules/kombat/skills.ts'
import type { TierName } from '#rules/season/ranks.ts'
import styles from './promotion-celebration.module.css'

const EMBLEM_PX = 168
const NEW_EMBLEM_PX = 214
const SHARDS = [0, 1, 2, 3] as const
const LEAGUE_LIGHT: Readonly<Record<TierName, string>> = {
  Bronze: 'var(--gold-78)',
  Silver: 'var(--rarity-prototype)',
  Gold: 'var(--gold)',
  Emerald: 'var(--mint)',
  Diamond: 'var(--cyan)',
  Champion: 'var(--rarity-rare)',
  Divine: 'var(--gold-92)',
  Mythic: 'var(--rarity-legendary)',
}

export interface PromotionCelebrationProps {
  readonly rank: NonNullable<ResultView['rank']>
  /** Best rank points before this fight, to show newly unlocked skills. Null if the new rank is not the best one. */
  readonly bestBefore: number | null
  readonly onClose: () => void
}

const Words = ({ rank, bestBefore, onClose }: PromotionCelebrationProps) => {
  const { t } = useTranslation()
  const words = useButtonFocus()
  const { before, after, newPoints } = rank
  const isLeague = after.tier > before.tier
  const opened = SKILL_NAMES.filter((skill) => {
    const { unlockPoints } = SKILLS[skill]
    return bestBefore !== null && unlockPoints > bestBefore && unlockPoints <= newPoints
  })
  return (
    <div ref={words} className={momentStyles.words}>
      <div role="status" className="column gap-10 items-center">
        <h2 className={momentStyles.title}>
          {isLeague ? t('kombat.promotion.league', { name: leagueName(after.name) }) : t('kombat.result.promoted')}
        </h2>
        <p className="font-display size-24 leading-110">{rankTitle(after)}</p>
        {isLeague && (
          <p className={styles.gift}>
            <Icon name="tok" size={30} />
            {t('kombat.promotion.perWin', {
              before: formatTok(winNano(before.tier), 2),
              after: formatTok(winNano(after.tier), 2),
            })}
          </p>
        )}
        {opened.map((skill) => (
          <p key={skill} className={styles.gift}>
            <Icon name={`skill-${skill}`} size={34} />
            {t('kombat.promotion.skill', { name: t(`kombat.skill.${skill}.name`) })}
          </p>
        ))}
      </div>
      <Button size="large" fullWidth onClick={onClose}>
        {t('kombat.promotion.goOn')}
      </Button>
    </div>
  )
}

export const PromotionCelebration = (props: PromotionCelebrationProps) => {
  const { rank, onClose } = props
  const { t } = useTranslation()
  const isCalm = useReducedMotion()
  const { isRevealed, skip } = useRevealDelay({ isKnown: true, isCalm, celebration: 'league-promoted' })
  const { before, after } = rank
  return (
    <CelebrationFrame
      label={t('kombat.result.promoted')}
      glow={LEAGUE_LIGHT[after.name]}
      isRevealed={isRevealed}
      isCalm={isCalm}
      skipLabel={t('kombat.promotion.skip')}
      onSkip={skip}
      onClose={onClose}
      className={styles.sky}
      stageClassName={styles.stage}
      stage={
        isRevealed ? (
          <>
            <Burst />
            {SHARDS.map((shard) => (
              <span key={shard} className={styles.shard} data-shard={shard}>
                <Icon name={leagueIcon(before.tier)} size={EMBLEM_PX} />
              </span>
            ))}
            <span className={classNames(styles.emblem, styles.risen)}>
              <Icon name={leagueIcon(after.tier)} size={NEW_EMBLEM_PX} className={momentStyles.shining} />
            </span>
          </>
        ) : (
          <span className={classNames(styles.emblem, styles.trembling)}>
            <Icon name={leagueIcon(before.tier)} size={EMBLEM_PX} />
          </span>
        )
      }
    >
      <Words {...props} />
    </CelebrationFrame>
  )
}
