import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { arenaOfTier } from '#assets/manifest/arena-layers.ts'
import { extraIconUrl, extraPictureUrl } from '#assets/manifest/extras.ts'
import { mythicTopIcon, pvpRankIcon } from '#assets/manifest/insignia.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { leagueName, rankTitle } from '#client/i18n/names.ts'
import { ownRowQuery } from '#client/topics/leaderboards/queries.ts'
import { OwnShowcaseWay } from '#client/topics/showcase/shared/own-showcase-way.tsx'
import { formatInteger, formatTok } from '#client/ui/format/format.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { CombatProfile } from '#contracts/wire.ts'
import { winNano } from '#rules/kombat/rewards.ts'
import { nextStep, RANK_LADDER, rankPoints, stepProgress, TIER, tierOf } from '#rules/season/ranks.ts'
import { seasonRewardQuery } from '../queries.ts'
import { Laurel } from '../shared/laurel.tsx'
import { OffSeasonNote } from '../shared/off-season-note.tsx'
import styles from './league-tab.module.css'

const WIN_DECIMALS = 2
const LAUREL_PX = 76

const FinalPlace = () => {
  const { t } = useTranslation()
  const before = useQuery(seasonRewardQuery).data
  const place = before?.top_previous_leaderboard ?? null
  if (!before || place === null) return null
  const words = t('season.finalPlace', { place: formatInteger(place), season: before.season })
  return (
    <p className={styles.laurel}>
      <Laurel place={place} label={words} size={LAUREL_PX} />
      <span aria-hidden="true">{words}</span>
    </p>
  )
}

const Standing = ({ profile }: { readonly profile: CombatProfile }) => {
  const { t } = useTranslation()
  const points = rankPoints(profile.rank)
  const step = tierOf(points)
  const next = nextStep(points)
  const toNext = next && t('season.toNext', { points: formatInteger(next.minPoints - points), name: rankTitle(next) })
  const isMythic = step.tier === TIER.Mythic
  // The profile only has top 10 and top 50; places 1 to 3 come from the leaderboard (T41).
  const place = useQuery({ ...ownRowQuery('pvp'), enabled: isMythic }).data?.place ?? null
  const topBadge = isMythic && place !== null ? mythicTopIcon(place) : null
  return (
    <Panel tone="light" className="column gap-4 items-center relative text-center isolate clipped">
      <img
        src={extraPictureUrl(`arena-${arenaOfTier(step.tier)}-far`)}
        alt=""
        className={styles.arena}
        draggable={false}
      />
      <img
        src={extraIconUrl(topBadge ?? pvpRankIcon(step.index))}
        alt={topBadge === null ? '' : t('season.placeNow', { place: formatInteger(place ?? 0) })}
        width={132}
        height={132}
        draggable={false}
        className={styles.badge}
      />
      <h2 className="stroke-behind stroke-6 size-28">{rankTitle(step)}</h2>
      <p className="golden font-display size-18 breakable">{t('season.points', { points: formatInteger(points) })}</p>
      <Bar
        value={Math.round(stepProgress(points) * 100)}
        max={100}
        tone="gold"
        size="large"
        label={t('season.progress')}
        {...(toNext === null ? { text: t('season.top') } : { valueText: toNext })}
        className="full"
      />
      {next && (
        <p className={styles.ends}>
          <span>{formatInteger(step.minPoints)}</span>
          <span className="soft">{toNext}</span>
          <span>{formatInteger(next.minPoints)}</span>
        </p>
      )}
      <ol className={styles.steps} aria-label={t('season.steps')}>
        {RANK_LADDER.filter(({ tier }) => tier === step.tier).map(({ index, step: name, minPoints }) => (
          <li
            key={index}
            className={styles.step}
            data-reached={index <= step.index}
            aria-current={index === step.index ? 'step' : undefined}
          >
            <ExtraIcon name={pvpRankIcon(index)} size={44} />
            <strong className="plain font-display regular">{name}</strong>
            <span>{formatInteger(minPoints)}</span>
          </li>
        ))}
      </ol>
      <p className="soft">{t('season.best', { name: rankTitle(tierOf(rankPoints(profile.best_rank))) })}</p>
      <FinalPlace />
    </Panel>
  )
}

export const LeagueTab = ({ profile }: { readonly profile: CombatProfile }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const openPage = useOpenPage()
  const { tier, name } = tierOf(rankPoints(profile.rank))
  const league = leagueName(name)
  return (
    <div className="column gap-10 above-inset">
      <OffSeasonNote />
      <Standing profile={profile} />
      <Panel as="section" aria-labelledby="league-brings">
        <h2 id="league-brings" className="margin-bottom-6 size-18">
          {t('season.brings', { league })}
        </h2>
        <p className="row wrap gap-8 soft margin-bottom-6">
          <Icon name="fight" size={28} />
          {t('season.win')}
          <strong className="golden font-display regular">
            {t('season.winTok', { amount: formatTok(winNano(tier), WIN_DECIMALS) })}
          </strong>
        </p>
      </Panel>
      <OwnShowcaseWay />
      <ListRow
        icon="watch"
        title={t('season.mySeason')}
        detail={t('season.mySeasonText')}
        onPress={() => openPage(PAGE.MY_SEASON.path)}
      />
      <ListRow
        icon="nav-reward"
        title={t('season.all')}
        detail={t('season.allText')}
        onPress={() => navigate(PAGE.TIER_LIST.path)}
      />
      <ListRow
        icon="trophy"
        title={t('season.board')}
        detail={t('season.boardText')}
        onPress={() => openPage(PAGE.LEADERBOARD.path)}
      />
      <ListRow
        icon={{ url: extraIconUrl('league-cup') }}
        title={t('season.leagueBoard')}
        detail={t('season.leagueBoardText')}
        onPress={() => openPage(PAGE.LEAGUE_LEADERBOARD.path)}
      />
      <ListRow
        icon={{ url: extraIconUrl('medal-legacy') }}
        title={t('season.medals')}
        detail={t('season.medalsText')}
        onPress={() => openPage(PAGE.ACHIEVEMENTS.path)}
      />
    </div>
  )
}
