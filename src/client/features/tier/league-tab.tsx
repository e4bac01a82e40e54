import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { arenaOfTier } from '../../../../assets/manifest/arena-layers.ts'
import { extraIconUrl } from '../../../../assets/manifest/extras.ts'
import { pvpRankIcon } from '../../../../assets/manifest/insignia.ts'
import { pictureUrl } from '../../../../assets/manifest/packs.ts'
import type { CombatProfile } from '../../../contracts/wire.ts'
import { nextStep, RANK_LADDER, rankPoints, stepProgress, tierOf } from '../../../rules/ranks.ts'
import { winNano } from '../../../rules/rewards.ts'
import { seasonRewardOf } from '../../../rules/season-rewards.ts'
import { leagueName, rankTitle } from '../../i18n/names.ts'
import { Bar } from '../../ui/bar.tsx'
import { formatInteger, formatTok } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './league-tab.module.css'
import { seasonQuery } from './queries.ts'
import { SeasonRewardList } from './season-reward.tsx'

const TIER_LIST = '/tier-list'
const BOARD = '/leaderboard'
const WIN_DECIMALS = 2

const Standing = ({ profile }: { readonly profile: CombatProfile }) => {
  const { t } = useTranslation()
  const points = rankPoints(profile.rank)
  const step = tierOf(points)
  const next = nextStep(points)
  return (
    <Panel tone="light" className={styles.hero ?? ''}>
      <img src={pictureUrl(`arena-${arenaOfTier(step.tier)}-far`)} alt="" className={styles.arena} draggable={false} />
      <img
        src={extraIconUrl(pvpRankIcon(step.index))}
        alt=""
        width={132}
        height={132}
        draggable={false}
        className={styles.badge}
      />
      <h2 className={styles.name}>{rankTitle(step)}</h2>
      <p className={styles.points}>{t('tier.points', { points: formatInteger(points) })}</p>
      <Bar
        value={Math.round(stepProgress(points) * 100)}
        max={100}
        tone="gold"
        size="large"
        label={t('tier.progress')}
        text={
          next
            ? t('tier.progressOf', { points: formatInteger(points), next: formatInteger(next.minPoints) })
            : t('tier.top')
        }
        className={styles.bar}
      />
      {next && (
        <p className={styles.next}>
          {t('tier.toNext', { points: formatInteger(next.minPoints - points), name: rankTitle(next) })}
        </p>
      )}
      <ol className={styles.steps} aria-label={t('tier.steps')}>
        {RANK_LADDER.filter(({ tier }) => tier === step.tier).map(({ index, step: name, minPoints }) => (
          <li
            key={index}
            className={styles.step}
            data-reached={index <= step.index}
            aria-current={index === step.index ? 'step' : undefined}
          >
            <img src={extraIconUrl(pvpRankIcon(index))} alt="" width={44} height={44} draggable={false} />
            <strong>{name}</strong>
            <span>{formatInteger(minPoints)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.best}>{t('tier.best', { name: rankTitle(tierOf(rankPoints(profile.best_rank))) })}</p>
    </Panel>
  )
}

/** The PvP ladder from where the player stands: rank, way to the next one, and what the league brings (R12, R13, R30). */
export const LeagueTab = ({ profile }: { readonly profile: CombatProfile }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const season = useQuery(seasonQuery).data?.current_season
  const { tier, name } = tierOf(rankPoints(profile.rank))
  const league = leagueName(name)
  return (
    <div className={styles.tab}>
      <Standing profile={profile} />
      <Panel as="section" aria-labelledby="league-brings">
        <h2 id="league-brings" className={styles.heading}>
          {t('tier.brings', { league })}
        </h2>
        <p className={styles.line}>
          <Icon name="fight" size={28} />
          {t('tier.win')}
          <strong>{t('tier.winTok', { amount: formatTok(winNano(tier), WIN_DECIMALS) })}</strong>
        </p>
        {season !== undefined && (
          <>
            <p className={styles.line}>
              <Icon name="trophy" size={28} />
              {t('tier.seasonEnd', { season })}
            </p>
            <SeasonRewardList reward={seasonRewardOf(tier)} label={t('tier.leagueReward', { league })} />
          </>
        )}
      </Panel>
      <ListRow icon="nav-reward" title={t('tier.all')} detail={t('tier.allText')} onPress={() => navigate(TIER_LIST)} />
      <ListRow icon="trophy" title={t('tier.board')} detail={t('tier.boardText')} onPress={() => navigate(BOARD)} />
    </div>
  )
}
