import type { TFunction } from 'i18next'
import { rankTitle } from '#client/i18n/names.ts'
import { formatCompact, formatInteger, formatMonthDay, formatPercent } from '#client/ui/format/format.ts'
import { isolated } from '#client/ui/format/isolated.ts'
import { GAME } from '#client/ui/share-card/card-canvas.ts'
import type { CombatProfile, Replay, SeasonCard } from '#contracts/wire.ts'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'
import { fightPicture } from './pictures/fight-picture.ts'
import { guildPicture } from './pictures/guild-picture.ts'
import { luckPicture } from './pictures/luck-picture.ts'
import { nemesisPicture } from './pictures/nemesis-picture.ts'
import type { PictureFigure } from './pictures/picture-frame.ts'
import { roadPicture } from './pictures/road-picture.ts'
import { streakPicture } from './pictures/streak-picture.ts'
import { roadPlot } from './road-plot.ts'
import { bare, dressed, foughtBy, type SeasonFighter } from './season-fighter.ts'
import type { SeasonPicture, SeasonPictureName } from './season-picture.ts'

export interface PictureReplay {
  readonly data: Replay | undefined
  readonly isSettled: boolean
  readonly id: string | null
}

export interface SeasonSource {
  readonly t: TFunction
  readonly card: SeasonCard
  readonly me: CombatProfile
  readonly replays: { readonly fight: PictureReplay; readonly nemesis: PictureReplay }
  readonly rolled: string
}

const LONG_NUMBER = 10_000_000

const numberText = (value: number): string => (value < LONG_NUMBER ? formatInteger(value) : formatCompact(value))

const pointsText = ({ t }: SeasonSource, points: number): string => t('mySeason.points', { points: numberText(points) })

const ownName = ({ me }: SeasonSource): string => isolated(me.username)

const opponentName = (
  { t }: SeasonSource,
  { user_id, username, is_bot }: NonNullable<SeasonCard['nemesis']>['opponent'],
): string => isolated(user_id === 0 && !is_bot ? t('mySeason.deleted') : username)

type Parts = Omit<SeasonPicture, 'name' | 'words'> & {
  readonly line: string
  readonly figures: readonly PictureFigure[]
}

const AT_ONCE = { replayId: undefined, isReady: true } as const

const wordsOf = (
  { t, card }: SeasonSource,
  name: SeasonPictureName,
  { line, figures }: Pick<Parts, 'figures' | 'line'>,
) => ({
  over: t('mySeason.over', { game: GAME, season: card.season }),
  title: t(`mySeason.${name}.title`),
  line,
  figures,
})

const fightersOf = (
  { me }: SeasonSource,
  { data }: PictureReplay,
  foeHouseId: number,
): readonly [own: SeasonFighter, foe: SeasonFighter] => (data ? foughtBy(data) : [dressed(me), bare(foeHouseId)])

const fightOf = (source: SeasonSource): SeasonPicture | null => {
  const { t, card, replays } = source
  const best = card.best_fight
  if (!best) return null
  const above = best.opponent_rank - best.own_rank
  const name = opponentName(source, best.opponent)
  const left = formatPercent(best.health_left_percent)
  const words = wordsOf(source, 'fight', {
    line: t('mySeason.fight.line', { own: ownName(source), name }),
    figures: [
      ...(above > 0 ? [{ value: `+${numberText(above)}`, label: t('mySeason.fight.above') }] : []),
      { value: numberText(best.damage), label: t('mySeason.fight.damage') },
      { value: left, label: t('mySeason.fight.left') },
    ],
  })
  const [own, other] = fightersOf(source, replays.fight, best.opponent.house_id)
  return {
    name: 'fight',
    words,
    caption:
      above > 0
        ? t('mySeason.fight.caption', { name, points: numberText(above), left })
        : t('mySeason.fight.captionEven', { name, left }),
    replayId: replays.fight.id,
    isReady: replays.fight.isSettled,
    load: () =>
      fightPicture({
        ...words,
        own: { ...own, rank: best.own_rank, points: pointsText(source, best.own_rank) },
        other: { ...other, rank: best.opponent_rank, points: pointsText(source, best.opponent_rank) },
        versus: t('mySeason.fight.versus'),
      }),
  }
}

const nemesisOf = (source: SeasonSource): SeasonPicture | null => {
  const { t, card, replays } = source
  const { nemesis } = card
  if (!nemesis) return null
  const name = opponentName(source, nemesis.opponent)
  const words = wordsOf(source, 'nemesis', {
    line: t('mySeason.nemesis.line', { own: ownName(source) }),
    figures: [
      { value: numberText(nemesis.lost), label: t('mySeason.nemesis.lost', { count: nemesis.lost }) },
      { value: numberText(nemesis.won), label: t('mySeason.nemesis.won', { count: nemesis.won }) },
    ],
  })
  const [own, foe] = fightersOf(source, replays.nemesis, nemesis.opponent.house_id)
  return {
    name: 'nemesis',
    words,
    caption: [
      t('mySeason.nemesis.caption', { name, count: nemesis.lost }),
      nemesis.won > 0 ? t('mySeason.nemesis.paid', { count: nemesis.won }) : t('mySeason.nemesis.unpaid'),
    ].join(' '),
    replayId: replays.nemesis.id,
    isReady: replays.nemesis.isSettled,
    load: () => nemesisPicture({ ...words, own, foe, name }),
  }
}

const luckOf = (source: SeasonSource): SeasonPicture | null => {
  const { t, card, rolled } = source
  const roll = card.luckiest_roll
  if (!roll) return null
  const chance = formatPercent(roll.chance_percent)
  const times = roll.chance_percent > 0 ? Math.round(100 / roll.chance_percent) : 0
  const odds = times > 1 ? t('mySeason.luck.odds', { times: numberText(times) }) : chance
  const of = t(`luck.name.${roll.name}`)
  const words = wordsOf(source, 'luck', {
    line: t('mySeason.luck.line', { own: ownName(source), roll: of }),
    figures: [
      ...(rolled === '' ? [] : [{ value: rolled, label: t('mySeason.luck.rolled') }]),
      { value: chance, label: t('mySeason.luck.chance') },
    ],
  })
  return {
    ...AT_ONCE,
    name: 'luck',
    words,
    caption: t('mySeason.luck.caption', { roll: of, date: formatMonthDay(new Date(roll.at)), odds }),
    load: () => luckPicture({ ...words, odds }),
  }
}

const streakOf = (source: SeasonSource): SeasonPicture | null => {
  const { t, card, me } = source
  const streak = card.longest_streak
  if (!streak) return null
  const from = formatMonthDay(new Date(streak.from))
  const until = formatMonthDay(new Date(streak.until))
  const days = from === until ? from : t('mySeason.streak.days', { from, until })
  const words = wordsOf(source, 'streak', {
    line: ownName(source),
    figures: [
      { value: numberText(streak.wins), label: t('mySeason.streak.wins', { count: streak.wins }) },
      { value: days, label: t('mySeason.streak.unbeaten') },
    ],
  })
  return {
    ...AT_ONCE,
    name: 'streak',
    words,
    caption: t('mySeason.streak.caption', { count: streak.wins, wins: numberText(streak.wins), days }),
    load: () => streakPicture({ ...words, own: dressed(me), wins: streak.wins, format: numberText }),
  }
}

const guildOf = (source: SeasonSource): SeasonPicture | null => {
  const { t, card, me } = source
  const done = card.guild_damage
  if (!done) return null
  const guild = isolated(done.guild)
  const words = wordsOf(source, 'guild', {
    line: t('mySeason.guild.line', { own: ownName(source), guild }),
    figures: [
      { value: numberText(done.fights), label: t('mySeason.guild.fights', { count: done.fights }) },
      { value: numberText(done.damage / done.fights), label: t('mySeason.guild.each') },
    ],
  })
  return {
    ...AT_ONCE,
    name: 'guild',
    words,
    caption: t('mySeason.guild.caption', { damage: numberText(done.damage), guild, count: done.fights }),
    load: () =>
      guildPicture({
        ...words,
        own: dressed(me),
        damage: done.damage,
        unit: t('mySeason.guild.unit'),
        format: numberText,
      }),
  }
}

const roadOf = (source: SeasonSource): SeasonPicture => {
  const { t, card } = source
  const plot = roadPlot(card.road, card.rank_latest)
  const rank = rankTitle(tierOf(rankPoints(card.rank_latest)))
  const place = card.place === null ? null : t('mySeason.road.place', { place: formatInteger(card.place) })
  const points = pointsText(source, card.rank_latest)
  const words = wordsOf(source, 'road', {
    line: t('mySeason.road.line', { own: ownName(source), rank }),
    figures: [
      { value: points, label: t('mySeason.road.final') },
      { value: numberText(card.fights), label: t('mySeason.road.fights', { count: card.fights }) },
      { value: numberText(card.wins), label: t('mySeason.road.wins', { count: card.wins }) },
    ],
  })
  return {
    ...AT_ONCE,
    name: 'road',
    words,
    caption: [
      t('mySeason.road.caption', { rank, points }),
      ...(place === null ? [] : [t('mySeason.road.captionPlace', { place })]),
    ].join(' '),
    load: () =>
      roadPicture({
        ...words,
        plot,
        final: card.rank_latest,
        place: place === null ? null : { number: card.place ?? 0, text: place },
        peak:
          plot.peak.rankPoints > card.rank_latest
            ? t('mySeason.road.peak', { points: numberText(plot.peak.rankPoints) })
            : null,
        weeks: ['I', 'II', 'III', 'IV'].map((week) => t('mySeason.road.week', { week })),
      }),
  }
}

const PICTURES = [fightOf, nemesisOf, luckOf, streakOf, guildOf, roadOf] as const

export const seasonPictures = (source: SeasonSource): readonly SeasonPicture[] =>
  PICTURES.map((pictureOf) => pictureOf(source)).filter((picture) => picture !== null)
