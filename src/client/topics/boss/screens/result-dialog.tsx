import { type CSSProperties, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import backdrops from '#client/celebrations/backdrops.module.css'
import { Burst } from '#client/celebrations/burst.tsx'
import momentStyles from '#client/celebrations/celebration-frame.module.css'
import sky from '#client/celebrations/celebration-show.module.css'
import { type Loot, LootList } from '#client/celebrations/loot-list.tsx'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { countUp } from '#client/sound/count-up.ts'
import { sound } from '#client/sound/sound.ts'
import { toReplay } from '#client/topics/kombat/links.ts'
import { HelpsLine } from '#client/topics/what-helps/shared/helps-line.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { CreatureView } from '#client/ui/fighters/creature-view.tsx'
import { formatInteger, formatTok } from '#client/ui/format/format.ts'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { FullScreenDialog } from '#client/ui/overlays/full-screen-dialog.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { RollingAmount } from '#client/ui/values/rolling-amount.tsx'
import type { BossFight, Replay } from '#contracts/wire.ts'
import type { BeforeFight } from '../shared/before-fight.ts'
import { BOSS_OF } from '../shared/boss-of.ts'
import styles from './result-dialog.module.css'

const BOSS_PX = 220
const REWARD_FROM_MS = 700
const REWARD_STEP_MS = 170
const GLOW = '#ffc93c'

const useRewards = ({ tok, star, skin }: BossFight['rewards']): readonly Loot[] => {
  const { t } = useTranslation()
  return [
    ...(tok > 0 ? [{ key: 'tok', icon: 'tok' as const, amount: `+${formatTok(tok, 2)}`, name: t('home.tok') }] : []),
    ...(star > 0
      ? [{ key: 'star', icon: 'star' as const, amount: `+${formatInteger(star)}`, name: t('boss.result.star') }]
      : []),
    ...(skin === null
      ? []
      : [{ key: skin, icon: { url: extraIconUrl(skin) }, amount: '+1', name: t(`boss.skin.${skin}`) }]),
  ]
}

interface PoolProps {
  readonly before: NonNullable<BeforeFight['pool']>
  readonly damage: number
}

const useCounted = (rewardCount: number): boolean => {
  const [isCounted, setCounted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setCounted(true), REWARD_FROM_MS + rewardCount * REWARD_STEP_MS)
    return () => clearTimeout(timer)
  }, [rewardCount])
  return isCounted
}

/** The server's sum follows within seconds, so the new value is computed here. */
const PoolChange = ({ before, damage }: PoolProps) => {
  const { t } = useTranslation()
  const [isTaken, setTaken] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTaken(true), REWARD_FROM_MS)
    return () => clearTimeout(timer)
  }, [])
  const then = Math.max(0, before.hp - before.damage)
  const left = isTaken ? Math.max(0, then - damage) : then
  return (
    <div className="grid gap-4 text-start">
      <p className="soft">{t('boss.pool.title')}</p>
      <Bar
        size="large"
        tone="coral"
        value={left}
        max={before.hp}
        lag={then}
        label={t('boss.pool.title')}
        text={t('boss.pool.left', { left: formatInteger(left), hp: formatInteger(before.hp) })}
      />
    </div>
  )
}

export interface ResultDialogProps {
  readonly fight: Pick<BossFight, 'replay_id' | 'boss' | 'rewards' | 'used'>
  readonly replay: Replay
  readonly before: BeforeFight | null
  readonly fightsLeft: number
  readonly onAgain: (() => void) | null
  readonly isBusy: boolean
  readonly onClose: () => void
}

export const ResultDialog = (props: ResultDialogProps) => {
  const { fight, replay, before, fightsLeft, onAgain, isBusy, onClose } = props
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const isCalm = useReducedMotion()
  const { damage, slug } = fight.boss
  const rewards = useRewards(fight.rewards)
  const isBest = before !== null && damage > before.best
  const [shown, setShown] = useState(0)
  const count = rewards.length
  const isCounted = useCounted(count)
  useEffect(() => {
    setShown(damage)
    return countUp(
      sound,
      Array.from({ length: count + 1 }, (_, index) => REWARD_FROM_MS + index * REWARD_STEP_MS),
    )
  }, [damage, count])
  return (
    <FullScreenDialog open label={t('boss.result.title')} onClose={onClose}>
      <div
        className={classNames(momentStyles.frame, sky.show, backdrops.night)}
        data-calm={isCalm || undefined}
        style={{ '--rarity': isBest ? GLOW : '#7c4dff' } as CSSProperties}
      >
        <div className={sky.stage} data-size="small" aria-hidden="true">
          {isBest && <Burst />}
          <CreatureView boss={BOSS_OF[slug]} width={BOSS_PX} flip className={sky.shown} />
        </div>
        <div className={sky.words}>
          <div>
            <h2 className="size-20">{t('boss.result.damage')}</h2>
            <p className={styles.damage}>
              <span className="visually-hidden">{formatInteger(damage)}</span>
              <span aria-hidden="true">
                <RollingAmount value={shown} format={formatInteger} />
              </span>
            </p>
            {isBest && <p className={styles.best}>{t('boss.result.best')}</p>}
          </div>
          {rewards.length > 0 ? (
            <LootList loot={rewards} label={t('boss.result.rewards')} fromMs={REWARD_FROM_MS} stepMs={REWARD_STEP_MS} />
          ) : (
            <p className="soft">{t('boss.result.nothing')}</p>
          )}
          {fight.used.length > 0 && (
            <p className="row wrap justify-center gap-2-12 soft">
              {t('boss.result.used')}{' '}
              {fight.used.map((item) => (
                <span key={item} className="inline-row gap-4 bold">
                  <Icon name={{ url: extraIconUrl(item) }} size={26} /> {t(`boss.item.${item}`)}
                </span>
              ))}
            </p>
          )}
          {before?.pool && <PoolChange before={before.pool} damage={damage} />}
          <HelpsLine replay={replay} side="attacker" isReady={isCounted} isCompact />
          <div className={sky.buttons}>
            {onAgain && (
              <Button size="large" icon="fight" fullWidth pending={isBusy} onClick={onAgain}>
                {t('boss.result.again', { left: fightsLeft })}
              </Button>
            )}
            <div className="flex wrap gap-10 shares">
              <Button variant="quiet" onClick={() => navigate(toReplay(fight.replay_id))}>
                {t('boss.result.watch')}
              </Button>
              <Button variant="secondary" onClick={onClose}>
                {t('boss.result.back')}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </FullScreenDialog>
  )
}
