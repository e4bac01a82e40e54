import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { useOpenPage } from '#client/game/origin.ts'
import type { Address } from '#client/game/page-paths.ts'
import { BOSS_OF } from '#client/topics/boss/shared/boss-of.ts'
import { toReplay } from '#client/topics/kombat/links.ts'
import { toTournamentResult } from '#client/topics/tournament/links.ts'
import { formatDate, formatInteger } from '#client/ui/format/format.ts'
import type { IconArt } from '#client/ui/icons/icon.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import type { LeaguePoints } from '#contracts/wire.ts'
import { BOSS_SLUGS } from '#rules/boss/boss.ts'

export const UNREPORTED = '?'

export type PointsItem = LeaguePoints['items'][number]

const bossOf = ({ ref }: PointsItem) => {
  const slug = BOSS_SLUGS.find((known) => known === ref)
  return slug === undefined ? null : BOSS_OF[slug]
}

const iconOf = (item: PointsItem): IconArt => {
  if (item.source === 'fight') return 'fight'
  if (item.source === 'tournament') return { url: extraIconUrl('league-cup') }
  const boss = bossOf(item)
  return boss === null ? 'trophy' : { url: extraIconUrl(`portrait-${boss}`) }
}

const useWords = (item: PointsItem, isUnreported: boolean): readonly [title: string, why: string] => {
  const { t } = useTranslation()
  const { is_bot: isBot, opponent, source, win_streak: streak, won } = item
  if (source === 'tournament')
    return [t('leagues.points.tournamentPlace'), t(`leagues.points.${isUnreported ? 'untold' : 'tournamentText'}`)]
  if (source === 'boss') {
    const boss = bossOf(item)
    const name = boss === null ? t('leagues.points.boss') : t(`kombat.boss.${boss}`)
    return [t('leagues.points.bossFight', { name }), t('leagues.points.bossText')]
  }
  const name = opponent ?? t('leagues.points.someone')
  if (!won) return [t('leagues.points.lost', { name }), t('leagues.points.effort')]
  const why = isBot
    ? t('leagues.points.bot')
    : (streak ?? 0) > 1
      ? t('leagues.points.streak', { count: streak ?? 0 })
      : t('leagues.points.plain')
  return [t('leagues.points.won', { name }), why]
}

/** A replay, or the tournament day of an entry (`{day}.{no}`). Null for a boss fight. */
const addressOf = ({ ref, source }: PointsItem): Address | null => {
  if (ref === null || source === 'boss') return null
  return source === 'fight' ? toReplay(ref) : toTournamentResult(ref.split('.')[0] ?? null)
}

export interface PointsRowProps {
  readonly item: PointsItem
  /** True hides the points, which would give away a result that the player has not watched (R26). */
  readonly isUnreported: boolean
}

export const PointsRow = ({ isUnreported, item }: PointsRowProps) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const [title, why] = useWords(item, isUnreported)
  const { at, points } = item
  const address = addressOf(item)
  return (
    <ListRow
      icon={iconOf(item)}
      title={title}
      detail={`${why} · ${formatDate(Date.parse(at))}`}
      trailing={
        <span className="golden font-display digits size-18">
          {t('leagues.points.plus', { points: isUnreported ? UNREPORTED : formatInteger(points) })}
        </span>
      }
      {...(address === null ? {} : { onPress: () => openPage(address) })}
    />
  )
}
