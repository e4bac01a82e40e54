import { useTranslation } from 'react-i18next'
import { creaturePortrait } from '#assets/manifest/creatures.ts'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { nowMs } from '#client/api/server-clock.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { BOSS_OF } from '#client/topics/boss/shared/boss-of.ts'
import { ShowcaseWay } from '#client/topics/showcase/shared/showcase-way.tsx'
import { formatDate, formatInteger } from '#client/ui/format/format.ts'
import { timeAgo } from '#client/ui/format/time-ago.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import type { FightHistory } from '#contracts/wire.ts'
import { BOSS_SLUGS, BOSS_TITLES } from '#rules/boss/boss.ts'
import { toReplay } from '../../links.ts'
import styles from './history-row.module.css'

export type HistoryFight = FightHistory['items'][number]

const CHECK = 'M5 13 10 18 19 7'
const CROSS = 'M6 6 18 18M18 6 6 18'

const Outcome = ({ won }: { readonly won: boolean }) => {
  const { t } = useTranslation()
  return (
    <span className={styles.outcome} data-won={won}>
      <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
        <path d={won ? CHECK : CROSS} fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
      </svg>
      {t(won ? 'history.won' : 'history.lost')}
    </span>
  )
}

const RankGain = ({ gain }: { readonly gain: number }) => {
  const { t } = useTranslation()
  if (gain === 0) return null
  const points = formatInteger(Math.abs(gain))
  return (
    <span className={styles.gain} data-up={gain > 0}>
      <span aria-hidden="true">
        <Sign name={gain > 0 ? 'up' : 'down'} /> {points}
      </span>
      <span className="visually-hidden">{t(gain > 0 ? 'history.gainSaid' : 'history.lossSaid', { points })}</span>
    </span>
  )
}

/** Found by the boss's English name, because fights are stored with that name. Null for a player. */
const bossPortrait = ({ kind, opponent }: HistoryFight) => {
  const slug = kind === 'boss' ? BOSS_SLUGS.find((boss) => BOSS_TITLES[boss] === opponent.username) : undefined
  return slug === undefined ? null : extraIconUrl(creaturePortrait(BOSS_OF[slug]))
}

export const HistoryRow = ({ fight }: { readonly fight: HistoryFight }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { opponent } = fight
  const won = fight.winner === fight.as
  const atMs = Date.parse(fight.fought_at)
  const isBoss = fight.kind === 'boss'
  const portrait = bossPortrait(fight)
  const isPlayer = !opponent.is_bot && !isBoss
  const isDeleted = isPlayer && opponent.user_id === 0
  const name = isDeleted ? t('history.deleted') : opponent.username
  const ago = timeAgo(atMs, nowMs())
  return (
    <li className={styles.row} data-won={won}>
      {portrait === null ? (
        <ShowcaseWay userId={opponent.is_bot ? null : opponent.user_id} name={name}>
          <Avatar houseId={opponent.house_id} size={46} {...(styles.avatar ? { className: styles.avatar } : {})} />
        </ShowcaseWay>
      ) : (
        <img src={portrait} alt="" width={46} height={46} draggable={false} className={styles.avatar} />
      )}
      <div className={styles.words}>
        <p className="player-name">
          <bdi>{name}</bdi>
          {opponent.is_bot && !isBoss && <span className={styles.bot}>{t('history.bot')}</span>}
        </p>
        <p className={styles.facts}>
          {/* A boss never falls in one fight, so there is no outcome. */}
          {!isBoss && <Outcome won={won} />}
          <RankGain gain={fight.rank_gain} />
        </p>
        <p className="soft size-14 leading-125">
          {t(`history.kind.${fight.kind}.${fight.as}`)} ·{' '}
          <time dateTime={fight.fought_at} title={formatDate(atMs)}>
            {ago.unit === 'now' ? t('history.now') : t(`history.${ago.unit}`, { count: ago.count })}
          </time>
        </p>
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.action}
          aria-label={t('history.watchOf', { name })}
          onClick={() => navigate(toReplay(fight.replay_id))}
        >
          <Icon name="watch" size={26} />
          <span>{t('history.watch')}</span>
        </button>
        {isPlayer && !isDeleted && (
          <button
            type="button"
            className={styles.action}
            aria-label={t('history.revengeOn', { name })}
            onClick={() => navigate(PAGE.FRIENDLY_KOMBAT.path, { state: { query: String(opponent.user_id) } })}
          >
            <Icon name="fight" size={26} />
            <span>{t('history.revenge')}</span>
          </button>
        )}
      </div>
    </li>
  )
}
