import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { creaturePortrait } from '#assets/manifest/creatures.ts'
import { rankTitle } from '#client/i18n/names.ts'
import { bossesMeanwhileQuery } from '#client/topics/boss/queries.ts'
import { BOSS_OF } from '#client/topics/boss/shared/boss-of.ts'
import { chestsQuery } from '#client/topics/chests/queries.ts'
import { useTournamentNews } from '#client/topics/tournament/shared/use-tournament-news.ts'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { formatCompact, formatInteger } from '#client/ui/format/format.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { kindPicture } from '#client/ui/items/item-picture.ts'
import type { CombatProfile } from '#contracts/wire.ts'
import { RETURN_CHEST } from '#rules/chests/win-chests.ts'
import { BOARD_LISTED_PLACES } from '#rules/constants.ts'
import { houseOf } from '#rules/house/houses.ts'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'
import { awayChests } from './away-chests.ts'
import type { AwayStory } from './away-story.ts'
import { Line } from './line.tsx'

const PERCENT = 100
const LINE_PX = 60

export const AttacksLine = ({ attacks: { count, won, lost, attacker } }: Pick<AwayStory, 'attacks'>) => {
  const { t } = useTranslation()
  const picture = <Icon name={{ url: kindPicture('shield', 'rare') }} size={42} />
  if (count === 0)
    return (
      <Line picture={picture} title={t('away.notAttacked')}>
        {t('away.notAttackedText')}
      </Line>
    )
  // Fights stored by an earlier release have no outcome, so `won + lost` may be less than `count`.
  const outcome = won + lost === count ? t('away.outcome', { won, lost }) : t('away.unharmed')
  return (
    <Line picture={picture} title={t('away.attacked', { count })}>
      {outcome}
      {attacker && <> {t('away.attacker', { name: attacker.username, house: houseOf(attacker.house_id).name })}</>}
    </Line>
  )
}

interface PlaceLineProps {
  readonly story: Pick<AwayStory, 'place' | 'seasonDays'>
  readonly profile: CombatProfile | undefined
}

const usePlaceWords = ({ story, profile }: PlaceLineProps): readonly [title: string, detail: string] | null => {
  const { t } = useTranslation()
  const { before, now } = story.place
  const top = formatInteger(BOARD_LISTED_PLACES)
  if (now === null) {
    if (before !== null)
      return [t('away.placeLost', { top }), t('away.placeLostText', { before: formatInteger(before) })]
    if (profile === undefined) return null
    const left = story.seasonDays
    return [
      t('away.rank', { rank: rankTitle(tierOf(rankPoints(profile.rank))) }),
      left ? t('away.rankText', { count: left.left, season: left.number }) : t('away.unharmed'),
    ]
  }
  const place = formatInteger(now)
  if (before === null) return [t('away.place', { place }), t(now === 1 ? 'away.placeFirst' : 'away.placeText')]
  if (before === now) return [t('away.placeKept', { place }), t('away.placeKeptText')]
  return before > now
    ? [t('away.placeUp', { place }), t('away.placeUpText', { before: formatInteger(before) })]
    : [t('away.placeDown', { place }), t('away.placeDownText', { before: formatInteger(before), count: now - before })]
}

/** Place on the PvP board; the rank for players below its end. */
export const PlaceLine = (props: PlaceLineProps) => {
  const words = usePlaceWords(props)
  if (words === null) return null
  const [title, detail] = words
  return (
    <Line picture={<Icon name="trophy" size={42} />} title={title}>
      {detail}
    </Line>
  )
}

/** Renders nothing without fights of the player to watch. */
export const TournamentLine = ({ nowMs }: { readonly nowMs: number }) => {
  const { t } = useTranslation()
  if (useTournamentNews(nowMs, false)?.kind !== 'watch') return null
  return (
    <Line picture={<ExtraIcon name="ticket" size={42} />} title={t('away.tournament')}>
      {t('today.tournamentFights')}
    </Line>
  )
}

/** Renders nothing if no chest is ready or welcomes the player back. */
export const ChestsLine = ({ nowMs, story }: { readonly story: AwayStory; readonly nowMs: number }) => {
  const { t } = useTranslation()
  const shelf = useQuery({ ...chestsQuery, enabled: false }).data
  if (!shelf) return null
  const { isReturn, isStartable, ready } = awayChests(story, shelf, nowMs)
  const count = t('away.chestsReady', { count: ready })
  if (isReturn)
    return (
      <Line picture={<Icon name={`chest-${RETURN_CHEST}`} size={42} />} title={t('away.returnChest')}>
        {ready > 0 ? count : t(isStartable ? 'away.returnChestText' : 'away.returnChestWaits')}
      </Line>
    )
  return ready === 0 ? null : (
    <Line picture={<Icon name="chest-iron" size={42} />} title={count}>
      {t('away.chestsReadyText')}
    </Line>
  )
}

/**
 * Fetched once the dialog is open, because the guild's data is stored apart from the player's. Renders nothing on
 * failure.
 */
export const GuildLine = ({ sinceMs }: { readonly sinceMs: number }) => {
  const { t } = useTranslation()
  const { data, isError } = useQuery(bossesMeanwhileQuery(sinceMs))
  if (isError) return null
  if (!data)
    return (
      <li>
        <Skeleton height={LINE_PX} />
      </li>
    )
  const { bosses, guild } = data
  if (!guild)
    return (
      <Line
        picture={<ExtraIcon name={creaturePortrait('mammoth')} size={42} />}
        title={bosses === 0 ? t('away.noGuild') : t('away.noGuildBosses', { count: bosses })}
      >
        {t('away.noGuildText')}
      </Line>
    )
  const boss = t(`boss.name.${guild.boss}`)
  const left =
    guild.left === 0
      ? t('away.bossDown', { boss })
      : t('away.bossLeft', { boss, percent: Math.max(1, Math.round((PERCENT * guild.left) / guild.hp)) })
  return (
    <Line
      picture={<ExtraIcon name={creaturePortrait(BOSS_OF[guild.boss])} size={42} />}
      title={guild.damage === 0 ? t('away.bossUnhurt') : t('away.bossDamage', { damage: formatCompact(guild.damage) })}
    >
      {guild.fallen > 0 && `${t('away.bossesFell', { count: guild.fallen })} `}
      {left}
    </Line>
  )
}
