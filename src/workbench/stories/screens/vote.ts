import { PAGE } from '#client/game/page-paths.ts'
import { toVote } from '#client/topics/vote/links.ts'
import type { CallData } from '#contracts/schemas.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { votePast, voteRows } from '#workbench/fixtures/vote-answers.ts'
import { apiError, loadingAndError } from '../api-error.ts'
import { HUGE_COUNT, OVERFLOW_NAMES } from '../overflow.ts'
import type { ScreenStories, StoryAnswers } from '../screen-stories.ts'

type Board = CallData<'vote.get'>

const EMPTY: Board = baseAnswers['vote.get']
const OWN_ID = 'sea-dogs'

const ownGuildOf = (rows: readonly Board['items'][number][]): Board['own_guild'] => {
  const row = rows.find(({ id }) => id === OWN_ID)
  return row
    ? { id: row.id, name: row.name, tag: row.tag, emblem: row.emblem, place: row.place, votes: row.votes }
    : null
}

const RUNNING: Board = {
  ...EMPTY,
  items: [...voteRows],
  own: { ...EMPTY.own, guilds: [{ id: OWN_ID, name: 'Sea Dogs', votes: 4 }] },
  own_guild: ownGuildOf(voteRows),
  past: votePast,
}
const answers = (board: Partial<Board>, stars = 23): StoryAnswers => ({
  'vote.get': { ...RUNNING, ...board },
  'users.stars': stars,
})
const voted = (free: number, paid: number): Board['own'] => ({ ...RUNNING.own, free_left: free, paid_left: paid })

const UNVOTED: Board['own_guild'] = { ...baseAnswers['vote.cast'].guild, place: null, votes: 0 }

const OVERFLOWING = voteRows.map((row, index) => ({
  ...row,
  name: OVERFLOW_NAMES[index % OVERFLOW_NAMES.length] ?? '',
  votes: HUGE_COUNT - index * 1_000_000,
  xp: index < 3 ? 500 : null,
}))

export const VOTE_SCREEN: ScreenStories = {
  route: PAGE.VOTE_LEADERBOARD.path,
  title: 'Vote',
  states: {
    rich: {
      answers: answers({}),
      ways: {
        Back: '/guild',
        PvP: '/leaderboard',
        'All guilds': '/guild ↩',
        'Vote Iron Paws': '/vote-leaderboard?guild=iron-paws ↩',
        'Vote Iron Paws › See the guild': '/guild_detail/iron-paws ↩',
      },
    },
    empty: { answers: { 'vote.get': EMPTY } },
    ...loadingAndError('vote.get'),
    overflow: {
      answers: answers({ items: OVERFLOWING, own_guild: ownGuildOf(OVERFLOWING) }, HUGE_COUNT),
    },
  },
  more: {
    below: { answers: answers({ own: voted(0, 3) }), isBelow: true },
    ballot: { at: toVote(OWN_ID), answers: answers({}) },
    'ballot-star': { at: toVote(OWN_ID), answers: answers({ own: voted(0, 3) }) },
    'ballot-short': {
      at: toVote('iron-paws'),
      answers: answers({ own: voted(0, 5) }, 3),
      ways: { 'Where to get STAR › Go hunting': '/monster-hunt' },
    },
    'ballot-cast': {
      at: toVote(OWN_ID),
      answers: {
        ...answers({ own: voted(0, 3) }),
        'vote.cast': {
          own: voted(0, 2),
          guild: { ...baseAnswers['vote.cast'].guild, votes: 62 },
          stars: 18,
        },
      },
      play: ['Vote for 5 STAR'],
      advanceMs: 200,
    },
    'ballot-refused': {
      at: toVote('iron-paws'),
      answers: { ...answers({ own: voted(0, 5) }), 'vote.cast': apiError('vote-one-circle') },
      play: ['Vote for 5 STAR'],
    },
    'ballot-spent': { at: toVote(OWN_ID), answers: answers({ own: voted(0, 0) }) },
    // A guild without votes is not in the list, so the page fetches it.
    'ballot-new-guild': { at: toVote('night-owls'), answers: { 'vote.get': EMPTY } },
    'ballot-gone': { at: toVote('nobody'), answers: { ...answers({}), 'guild.get': apiError('guild-not-found') } },
    newcomer: {
      answers: answers({
        own: {
          ...voted(1, 5),
          guilds: [],
          needs: { fights: 2, account_from: new Date(NOW_MS + 5 * MS_PER_HOUR).toISOString() },
        },
      }),
      ways: { 'Fight now': '/kombat_prep' },
    },
    'no-guild': {
      answers: answers({ own_guild: null, own: { ...EMPTY.own } }),
      ways: { 'Choose a guild': '/guild ↩' },
    },
    'last-day': {
      answers: answers({
        ends_at: new Date(NOW_MS + MS_PER_DAY / 3).toISOString(),
        items: [...voteRows.slice(0, 2)],
        own_guild: UNVOTED,
      }),
    },
  },
}
