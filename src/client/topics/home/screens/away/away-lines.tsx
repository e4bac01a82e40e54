import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { creaturePortrait } from '#assets/manifest/creatures.ts'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { rankTitle } from '#client/i18n/names.ts'
import { bossesMeanwhileQuery } from '#client/topics/boss/queries.ts'
import { BOSS_OF } from '#client/topics/boss/shared/boss-of.ts'
import { chestsQuery } from '#client/topics/chests/queries.ts'
import { useTournamentNews } from '#client/topics/tournament/shared/use-tournament-news.ts'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { formatCompact, formatInteger } from '#client/ui/format/format.ts'
import type { IconArt } from '#client/ui/icons/icon.tsx'
import { kindPicture } from '#client/ui/items/item-picture.ts'
import { ListRow, type ListRowProps } from '#client/ui/rows/list-row.tsx'
import type { CombatProfile } from '#contracts/wire.ts'
import { RETURN_CHEST } from '#rules/chests/win-chests.ts'
import { BOARD_LISTED_PLACES } from '#rules/constants.ts'
import { houseOf } from '#rules/house/houses.ts'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'
import { awayChests } from './away-chests.ts'
import type { AwayStory } from './away-story.ts'

const PERCENT = 100
const LINE_PX = 60

const SHIELD: IconArt = { url: kindPicture('shield', 'rare') }
const portrait = (boss: Parameters<typeof creaturePortrait>[0]): IconArt => ({
  url: extraIconUrl(creaturePortrait(boss)),
})

const Line = (props: ListRowProps) => (
  <li>
    <ListRow {...props} />
  </li>
)

interface AttacksLineProps extends Pick<AwayStory, 'attacks'> {
  readonly isBusy: boolean
  readonly onPress: () => void
}

export const AttacksLine = ({ attacks: { count, won, lost, attacker }, isBusy, onPress }: AttacksLineProps) => {
  const { t } = useTranslation()
  if (count === 0) return <Line icon={SHIELD} title={t('away.notAttacked')} detail={t('away.notAttackedText')} />
  // Fights stored by an earlier release have no outcome, so `won + lost` may be less than `count`.
  const outcome = won + lost === count ? t('away.outcome', { won, lost }) : t('away.unharmed')
  const last = attacker && t('away.attacker', { name: attacker.username, house: houseOf(attacker.house_id).name })
  return (
    <Line
      icon={SHIELD}
      title={t('away.attacked', { count })}
      detail={last ? `${outcome} ${last}` : outcome}
      state={isBusy ? 'disabled' : 'idle'}
      onPress={onPress}
    />
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
  return <Line icon="trophy" title={title} detail={detail} />
}

interface SeasonLineProps {
  readonly season: NonNullable<AwayStory['season']>
  readonly chestOf: number | null
}

export const SeasonLine = ({ season: { number, hasBegun }, chestOf }: SeasonLineProps) => {
  const { t } = useTranslation()
  return (
    <Line
      icon={chestOf === null ? 'trophy' : { url: extraIconUrl('chest-season') }}
      title={t(hasBegun ? 'away.seasonBegun' : 'away.seasonOver', { season: number })}
      detail={
        chestOf === null
          ? t(hasBegun ? 'away.seasonBegunText' : 'away.seasonOverText')
          : t('away.seasonChest', { season: chestOf })
      }
    />
  )
}

/** Renders nothing without fights of the player to watch. */
export const TournamentLine = ({ nowMs }: { readonly nowMs: number }) => {
  const { t } = useTranslation()
  if (useTournamentNews(nowMs, false)?.kind !== 'watch') return null
  return (
    <Line icon={{ url: extraIconUrl('ticket') }} title={t('away.tournament')} detail={t('today.tournamentFights')} />
  )
}

/** The gift for the player's return. */
export const ChestLine = ({ nowMs, story }: { readonly story: AwayStory; readonly nowMs: number }) => {
  const { t } = useTranslation()
  const shelf = useQuery({ ...chestsQuery, enabled: false }).data
  const chests = shelf && awayChests(story, shelf, nowMs)
  return chests?.isReturn ? (
    <Line
      icon={`chest-${RETURN_CHEST}`}
      title={t('away.returnChest')}
      detail={t(chests.isStartable ? 'away.returnChestText' : 'away.returnChestWaits')}
    />
  ) : null
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
        icon={portrait('mammoth')}
        title={bosses === 0 ? t('away.noGuild') : t('away.noGuildBosses', { count: bosses })}
        detail={t('away.noGuildText')}
      />
    )
  const boss = t(`boss.name.${guild.boss}`)
  const left =
    guild.left === 0
      ? t('away.bossDown', { boss })
      : t('away.bossLeft', { boss, percent: Math.max(1, Math.round((PERCENT * guild.left) / guild.hp)) })
  return (
    <Line
      icon={portrait(BOSS_OF[guild.boss])}
      title={guild.damage === 0 ? t('away.bossUnhurt') : t('away.bossDamage', { damage: formatCompact(guild.damage) })}
      detail={guild.fallen > 0 ? `${t('away.bossesFell', { count: guild.fallen })} ${left}` : left}
    />
  )
}
