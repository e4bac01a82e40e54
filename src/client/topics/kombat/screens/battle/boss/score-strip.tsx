import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '#client/platform/messenger.ts'
import { sound } from '#client/sound/sound.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import { DAMAGE_OF_A_REWARD } from '#rules/boss/boss-fight.ts'
import type { BossScore } from './boss-score.ts'
import styles from './score-strip.module.css'

const STEP = 2 ** (2 / 12)

/** Rings when the next milestone is reached live. A jump over several and a reload ring none. */
const useMilestoneBell = (reached: number, isLive: boolean): void => {
  const heard = useRef(reached)
  useEffect(() => {
    const isNext = reached === heard.current + 1
    heard.current = reached
    if (!isNext || !isLive) return
    sound.play('star', { rate: STEP ** (reached - 1) })
    haptic('success')
  }, [reached, isLive])
}

const at = (damage: number, scale: number) => ({ left: `${Math.min(100, (damage / scale) * 100)}%` })

const Goals = ({ score, isOver }: { readonly score: BossScore; readonly isOver: boolean }) => {
  const { t } = useTranslation()
  const { best, damage, poolLeft } = score
  // Without an earlier score any blow would set a best. It is said once, at the end.
  const isNewBest = score.isNewBest || (best === null && damage > 0 && isOver)
  return (
    <div className={styles.goals}>
      <span className={styles.best} data-new={isNewBest}>
        <Sign name="star" />{' '}
        {isNewBest
          ? t('kombat.score.newBest')
          : best === null
            ? t('kombat.score.first')
            : t('kombat.score.best', { damage: formatInteger(best) })}
      </span>
      {poolLeft !== null && (
        <span className="coral text-end">
          {poolLeft === 0 ? t('kombat.score.poolEmpty') : t('kombat.score.pool', { left: formatInteger(poolLeft) })}
        </span>
      )}
    </div>
  )
}

export interface ScoreStripProps {
  readonly score: BossScore
  readonly isLive: boolean
  readonly isOver: boolean
  /** False if this device has no goals for the fight, because another device or tab has started it. */
  readonly hasGoals: boolean
  readonly children?: ReactNode
}

/** Shows a mark every 5,000 damage, the player's best, and the end of the guild's pool. */
export const ScoreStrip = ({ score, isLive, isOver, hasGoals, children }: ScoreStripProps) => {
  const { t } = useTranslation()
  const { damage, scale, reached, milestones, best, poolEmptyAt } = score
  useMilestoneBell(reached, isLive)
  const said = t('kombat.score.damage', { damage: formatInteger(damage) })
  return (
    <section className={styles.strip} aria-label={t('kombat.score.title')}>
      <div className="row gap-8 justify-between">
        <p className={styles.damage}>
          <Icon name="attack" size={24} />
          <span key={damage} className={styles.amount}>
            <span className="visually-hidden">{said}</span>
            <span aria-hidden="true">{formatInteger(damage)}</span>
          </span>
        </p>
        {children}
      </div>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.trough}>
          <span className={styles.fill} style={{ width: `${Math.min(100, (damage / scale) * 100)}%` }} />
        </span>
        {best !== null && <span className={styles.mark} data-kind="best" style={at(best, scale)} />}
        {poolEmptyAt !== null && <span className={styles.mark} data-kind="pool" style={at(poolEmptyAt, scale)} />}
        {Array.from({ length: milestones - 1 }, (_, index) => index + 1).map((no) => (
          <span
            key={no}
            className={styles.coin}
            data-reached={reached >= no}
            style={at(no * DAMAGE_OF_A_REWARD, scale)}
          >
            <Icon name="star" size={20} />
          </span>
        ))}
      </div>
      {reached > 0 && isLive && (
        <p key={reached} className={styles.ring}>
          {t('kombat.score.reward')}
        </p>
      )}
      {hasGoals && <Goals score={score} isOver={isOver} />}
    </section>
  )
}

export const ScoreTip = () => {
  const { t } = useTranslation()
  return <p className={styles.tip}>{t('kombat.score.tip', { damage: formatInteger(DAMAGE_OF_A_REWARD) })}</p>
}
