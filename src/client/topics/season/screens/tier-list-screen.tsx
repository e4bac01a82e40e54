import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { mythicTopIcon, pvpRankIcon, TOP_PLACES } from '#assets/manifest/insignia.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { leagueName, rankTitle } from '#client/i18n/names.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { leagueIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { scrollToMiddle } from '#client/ui/scroll-to-middle.ts'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { RANK_LADDER, type RankStep, rankPoints, TIER_NAMES, tierOf } from '#rules/season/ranks.ts'
import { PLACE_REWARD_FIGHTS, seasonPlaceReward, seasonRewardOf } from '#rules/season/season-rewards.ts'
import type { Place, Tier } from '#rules/units.ts'
import { SeasonRewardList } from './season-reward.tsx'
import styles from './tier-list-screen.module.css'

const HIGHEST_FIRST = TIER_NAMES.map((_, tier) => tier as Tier).toReversed()

const StepRow = ({ step, isOwn }: { readonly step: RankStep; readonly isOwn: boolean }) => {
  const { t } = useTranslation()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOwn && row.current) scrollToMiddle(row.current)
  }, [isOwn])
  return (
    <li ref={row} className={styles.step} aria-current={isOwn ? 'step' : undefined}>
      <ExtraIcon name={pvpRankIcon(step.index)} size={40} />
      <span className="grid shrinks items-start">
        <span className={styles.title}>{rankTitle(step)}</span>
        {isOwn && <span className={styles.here}>{t('season.here')}</span>}
      </span>
      <span className={styles.points}>{t('season.from', { points: formatInteger(step.minPoints) })}</span>
    </li>
  )
}

const LeaguePanel = ({ tier, ownIndex }: { readonly tier: Tier; readonly ownIndex: number | null }) => {
  const { t } = useTranslation()
  const name = leagueName(TIER_NAMES[tier] ?? TIER_NAMES[0])
  return (
    <Panel as="section" aria-label={name} className="column gap-8">
      <div className="row gap-10">
        <Icon name={leagueIcon(tier)} size={48} />
        <h2 className="size-20">{name}</h2>
      </div>
      <SeasonRewardList reward={seasonRewardOf(tier)} label={t('season.leagueReward', { league: name })} />
      <ol className={styles.steps}>
        {RANK_LADDER.filter((step) => step.tier === tier)
          .toReversed()
          .map((step) => (
            <StepRow key={step.index} step={step} isOwn={step.index === ownIndex} />
          ))}
      </ol>
    </Panel>
  )
}

const Places = () => {
  const { t } = useTranslation()
  return (
    <Panel as="section" tone="gold" aria-labelledby="first-places" className="column gap-8">
      <h2 id="first-places" className="size-20">
        {t('season.places')}
      </h2>
      <p className="soft">{t('season.placesText', { count: PLACE_REWARD_FIGHTS })}</p>
      <ul className={styles.steps}>
        {TOP_PLACES.map((place) => {
          const icon = mythicTopIcon(place)
          const reward = seasonPlaceReward(place as number as Place)
          const name = t(place > 3 ? 'season.placeUntil' : 'season.place', { place })
          return (
            <li key={place} className={styles.place}>
              {icon && <ExtraIcon name={icon} size={44} />}
              <span className={styles.title}>{name}</span>
              {reward && <SeasonRewardList reward={reward} label={`${name}, ${t('season.onTop')}`} />}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

export const TierListScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const points = useQuery(combatProfileQuery).data?.rank
  const ownIndex = points === undefined ? null : tierOf(rankPoints(points)).index
  return (
    <Screen title={t('season.listTitle')} hue="indigo" onBack={() => navigate(PAGE.TIER_LIST.back)}>
      <div className="column gap-10">
        <p className="soft">{t('season.listText')}</p>
        <Places />
        {HIGHEST_FIRST.map((tier) => (
          <LeaguePanel key={tier} tier={tier} ownIndex={ownIndex} />
        ))}
      </div>
    </Screen>
  )
}
