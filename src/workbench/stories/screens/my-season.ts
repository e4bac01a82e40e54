import { PAGE } from '#client/game/page-paths.ts'
import type { CallData } from '#contracts/schemas.ts'
import type { SeasonCard } from '#contracts/wire.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { OFF_SEASON, SECOND_SEASON } from '#workbench/fixtures/season-answers.ts'
import { OLD_SEASON_CARD, SEASON_CARD, SHORT_SEASON_CARD } from '#workbench/fixtures/season-card.ts'
import { loadingAndError } from '../api-error.ts'
import { HUGE_COUNT, HUGE_RANK, OVERFLOW } from '../overflow.ts'
import type { ScreenStories, Story } from '../screen-stories.ts'

const DRAWN_MS = 3000
const NEXT_AT = minutesAgo(-25.5 * 24 * 60)

const answerOf = (card: SeasonCard | null): CallData<'season.card'> => ({ card, next_at: NEXT_AT })

const storyOf = (card: SeasonCard, picture: string | null = null): Story => ({
  at: picture === null ? PAGE.MY_SEASON.path : `${PAGE.MY_SEASON.path}?picture=${picture}`,
  answers: { 'season.get': SECOND_SEASON, 'season.card': answerOf(card) },
  advanceMs: DRAWN_MS,
})

const HUGE_CARD: SeasonCard = {
  ...SEASON_CARD,
  fights: HUGE_COUNT,
  wins: HUGE_COUNT,
  rank_latest: HUGE_RANK,
  place: 1,
  best_fight: SEASON_CARD.best_fight && {
    ...SEASON_CARD.best_fight,
    opponent: { ...SEASON_CARD.best_fight.opponent, username: OVERFLOW.longName },
    opponent_rank: HUGE_RANK,
    damage: HUGE_COUNT,
  },
  nemesis: SEASON_CARD.nemesis && {
    ...SEASON_CARD.nemesis,
    opponent: { ...SEASON_CARD.nemesis.opponent, username: OVERFLOW.rightToLeftName },
    lost: HUGE_COUNT,
  },
  guild_damage: { guild: OVERFLOW.emojiName, damage: HUGE_COUNT * 1000, fights: HUGE_COUNT },
  road: SEASON_CARD.road.map(({ day, rank_points }) => ({ day, rank_points: rank_points * 5434 })),
}

export const MY_SEASON_SCREEN: ScreenStories = {
  route: PAGE.MY_SEASON.path,
  title: 'My season',
  states: {
    rich: {
      ...storyOf(SEASON_CARD),
      ways: {
        Back: '/tier',
        Replay: '/kombat-replay?id=7-00000000-0000-7000-8000-0000000000b1 ↩',
        'Next picture': '/my-season?picture=nemesis',
        'For the guild, 5 of 6': '/my-season?picture=guild',
        'For the guild, 5 of 6 › Previous picture': '/my-season?picture=streak',
      },
    },
    empty: { answers: { 'season.card': answerOf(null) }, ways: { 'Fight now': '/kombat_prep' } },
    ...loadingAndError('season.card'),
    overflow: storyOf(HUGE_CARD),
  },
  more: {
    nemesis: {
      ...storyOf(SEASON_CARD, 'nemesis'),
      ways: { Replay: '/kombat-replay?id=23-00000000-0000-7000-8000-0000000000b2 ↩' },
    },
    luck: storyOf(SEASON_CARD, 'luck'),
    streak: storyOf(SEASON_CARD, 'streak'),
    guild: storyOf(SEASON_CARD, 'guild'),
    road: storyOf(SEASON_CARD, 'road'),
    'road-huge': storyOf(HUGE_CARD, 'road'),
    'fight-gone': storyOf(OLD_SEASON_CARD),
    'nemesis-gone': storyOf(OLD_SEASON_CARD, 'nemesis'),
    short: storyOf(SHORT_SEASON_CARD),
    'short-road': storyOf(SHORT_SEASON_CARD, 'road'),
    'off-season': {
      answers: { 'season.get': OFF_SEASON, 'season.card': answerOf({ ...SEASON_CARD, place: null }) },
      at: `${PAGE.MY_SEASON.path}?picture=road`,
      advanceMs: DRAWN_MS,
    },
    offline: { answers: { 'season.card': 'offline' } },
  },
}
