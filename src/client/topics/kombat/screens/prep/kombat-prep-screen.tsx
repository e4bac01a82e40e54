import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HOUSE_HUES } from '#assets/manifest/headers.ts'
import { nowMs } from '#client/api/server-clock.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { isBlockedOffline } from '#client/game/offline-block.ts'
import { useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { Guide } from '#client/guide/guide.tsx'
import { beginGuide } from '#client/guide/guide-progress.ts'
import { guideTarget } from '#client/guide/guide-steps.ts'
import { usePrefetchStage } from '#client/stage/stage-context.ts'
import { useTimeOfDay } from '#client/topics/home/shared/time-of-day.ts'
import { equippedQuery } from '#client/topics/items/queries.ts'
import { OffSeasonNote } from '#client/topics/season/shared/off-season-note.tsx'
import { seasonPathQuery } from '#client/topics/season-path/queries.ts'
import { toShop } from '#client/topics/shop/links.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { IconButton } from '#client/ui/controls/icon-button.tsx'
import { Badge } from '#client/ui/feedback/badge.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { SkeletonItems } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatClock, formatInteger, formatPercent } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { dayStartMs } from '#rules/days.ts'
import { houseOf } from '#rules/house/houses.ts'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { itemPercentOf } from '#rules/kombat/rewards.ts'
import { combatProfileQuery } from '../../queries.ts'
import { useEnergy } from '../../shared/energy.ts'
import { BagButton } from './bag-button.tsx'
import { BossCard } from './boss-card.tsx'
import { ChallengeDialog } from './challenge-dialog.tsx'
import { EnergyCard } from './energy-card.tsx'
import { EquippedGrid } from './equipped-grid.tsx'
import { Hero } from './hero.tsx'
import styles from './kombat-prep-screen.module.css'
import { LoadFailed } from './load-failed.tsx'
import { SkillDrawer } from './skill-drawer.tsx'
import { StanceChooser } from './stance/stance-chooser.tsx'
import { StoneSlots } from './stone-slots.tsx'
import { useUnseenAttacks } from './use-unseen-attacks.ts'

const FIGHT_ENERGY = 1

const ItemOdds = () => {
  const { t } = useTranslation()
  // From the cache, because the result of the day's first win has loaded it. Unknown is as not won.
  const { data, dataUpdatedAt } = useQuery({ ...seasonPathQuery, enabled: false })
  const hasWonToday = data !== undefined && data.today.wins > 0 && dataUpdatedAt >= dayStartMs(nowMs())
  const percent = formatPercent(itemPercentOf({ firstWinToday: false }))
  const firstPercent = formatPercent(itemPercentOf({ firstWinToday: true }))
  return (
    <p className={styles.odds}>
      {hasWonToday ? t('kombat.prep.itemOddsLater', { percent }) : t('kombat.prep.itemOdds', { firstPercent, percent })}
    </p>
  )
}

/** R14 lists the slots and panels (row 99). Before the first fight, some of them are hidden. */
export const KombatPrepScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const openPage = useOpenPage()
  const profile = useQuery(combatProfileQuery).data
  const equipped = useQuery(equippedQuery)
  const energy = useEnergy()
  const wasAttacked = useUnseenAttacks()
  const [sheet, setSheet] = useState<'skills' | 'challenge' | null>(null)
  const time = useTimeOfDay()
  usePrefetchStage()

  const isNew = profile?.fights === 0
  useEffect(() => {
    if (isNew) beginGuide()
  }, [isNew])

  // Follows from the profile, which is already loaded, so that nothing shifts.
  const isBare = isNew && !WORN_TYPES.some((type) => profile.cosmetic[type]) && profile.stone_statistics.length === 0

  const fight = (): void => {
    if (!isBlockedOffline()) navigate(PAGE.KOMBAT.path)
  }
  const isExhausted = energy !== null && energy.current === 0
  return (
    <Screen
      title={t('kombat.prep.title')}
      onBack={() => navigate(PAGE.KOMBAT_PREP.back)}
      hue={profile ? HOUSE_HUES[houseOf(profile.house_id).slug] : 'violet'}
      {...(styles.screen ? { className: styles.screen } : {})}
      actions={
        <IconButton icon="settings" label={t('kombat.prep.settings')} onClick={() => navigate(PAGE.SETTINGS.path)} />
      }
    >
      <div className={styles.sky} data-time={time} aria-hidden="true" />
      <div className={styles.content} data-bare={isBare || undefined}>
        <OffSeasonNote withPictures />
        {profile ? (
          <Hero
            profile={profile}
            time={time}
            isLarge={isBare}
            takesStance={!isNew}
            onSkill={() => setSheet('skills')}
          />
        ) : (
          <Skeleton height={210} />
        )}
        {/* Hidden before the first fight: the guide leads straight to the fight, and a default stance is set. */}
        {profile && !isNew && <StanceChooser profile={profile} />}
        <Panel>
          <EnergyCard energy={energy} />
          {profile && !isNew && (
            <p className="flex wrap justify-between soft gap-4-12 margin-top-4">
              <span className="inline-row gap-6">
                <Icon name="streak" size={24} />
                {t('kombat.prep.streak')}{' '}
                <strong className="golden font-display regular">{formatInteger(profile.win_streak)}</strong>
              </span>
              <span>
                {t('kombat.prep.wins', { count: profile.wins, amount: formatInteger(profile.wins) })}
                {' · '}
                {t('kombat.prep.fights', { count: profile.fights, amount: formatInteger(profile.fights) })}
              </span>
            </p>
          )}
        </Panel>
        <div className={styles.ways}>
          <Button variant="secondary" icon="nav-friends" disabled={!profile} onClick={() => setSheet('challenge')}>
            {t('kombat.prep.challenge')}
          </Button>
          <span className={styles.marked}>
            <Button variant="secondary" icon="history" onClick={() => navigate(PAGE.HISTORY.path)}>
              {t('kombat.prep.history')}
            </Button>
            {wasAttacked && <Badge label={t('kombat.prep.attacked')} text="!" className={styles.mark} />}
          </span>
        </div>
        {!isNew && <BossCard />}
        {isBare ? (
          <div className="grid gap-10 items-center soft text-center">
            <p>{t('kombat.prep.bare')}</p>
            <BagButton />
          </div>
        ) : (
          <Panel as="section" aria-labelledby="prep-equipped" className={styles.worn}>
            <header className={styles.wornHead}>
              <h2 id="prep-equipped" className={styles.heading}>
                {t('kombat.prep.equipped')}
              </h2>
              <BagButton />
            </header>
            {equipped.data ? (
              <EquippedGrid items={equipped.data} />
            ) : equipped.isError ? (
              <LoadFailed text={t('kombat.prep.equippedFailed')} onRetry={() => void equipped.refetch()} />
            ) : (
              <SkeletonItems />
            )}
          </Panel>
        )}
        {profile && !isBare && (
          <Panel as="section" aria-labelledby="prep-stones">
            <h2 id="prep-stones" className={styles.heading}>
              {t('kombat.prep.stones')}
            </h2>
            <StoneSlots stones={profile.stone_statistics} />
          </Panel>
        )}
      </div>
      <div className={styles.action}>
        <div {...guideTarget('prep.fight')}>
          <Button
            size="large"
            icon="fight"
            fullWidth
            disabled={energy === null || isExhausted}
            aria-describedby="prep-cost"
            onClick={fight}
          >
            {t('kombat.prep.fight')}
            <span className={styles.cost} data-cost={formatInteger(FIGHT_ENERGY)} aria-hidden="true">
              <Icon name="energy" size={26} />
            </span>
          </Button>
        </div>
        <div className={styles.facts}>
          <p id="prep-cost" className={isExhausted ? 'muted size-14 text-center' : 'visually-hidden'}>
            {isExhausted && energy.nextInMs !== null
              ? t('kombat.prep.noEnergy', { amount: energy.nextAmount, time: formatClock(energy.nextInMs) })
              : t('kombat.prep.fightCost')}
          </p>
          {!isExhausted && <ItemOdds />}
        </div>
        {isExhausted && (
          <Button size="small" variant="quiet" fullWidth icon="energy" onClick={() => openPage(toShop('supplies'))}>
            {t('kombat.prep.moreEnergy')}
          </Button>
        )}
      </div>
      {profile && (
        <>
          <SkillDrawer profile={profile} open={sheet === 'skills'} onClose={() => setSheet(null)} />
          <ChallengeDialog profile={profile} open={sheet === 'challenge'} onClose={() => setSheet(null)} />
        </>
      )}
      {sheet === null && <Guide place="prep" />}
    </Screen>
  )
}
