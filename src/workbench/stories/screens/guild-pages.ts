import { PAGE } from '#client/game/page-paths.ts'
import { toGuild, toMyGuild } from '#client/topics/guild/links.ts'
import type { GuildDetail } from '#contracts/wire.ts'
import { bossAnswers } from '#workbench/fixtures/boss-answers.ts'
import { ownGuild } from '#workbench/fixtures/guild-answers.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { AFTER_RETRIES_MS, apiError } from '../api-error.ts'
import { HUGE_COUNT, HUGE_RANK, HUGE_TOK_NANO, OVERFLOW } from '../overflow.ts'
import type { ScreenStories, StoryAnswers } from '../screen-stories.ts'

const MEMBERS = 40
const ID = ownGuild.id

const outsider: GuildDetail = {
  ...ownGuild,
  group_link: null,
  announcement: null,
  own: { ...ownGuild.own, role: null, given_today: 0 },
}

const LONG_NAMES = [OVERFLOW.longName, OVERFLOW.cyrillicName, OVERFLOW.rightToLeftName, OVERFLOW.emojiName]

const overflowing: GuildDetail = {
  ...ownGuild,
  name: 'Wolfeschlegelsteinha',
  tag: 'WWWWW',
  level: 10,
  xp: 98_765_432,
  next_level_xp: null,
  perk_percent: 20,
  place: 9876,
  members: MEMBERS,
  capacity: MEMBERS,
  entry: 'request',
  min_rank: HUGE_RANK,
  description: `${OVERFLOW.longName} `.repeat(4).trim().slice(0, 200),
  announcement: {
    text: `${OVERFLOW.cyrillicName} ${OVERFLOW.longName} `.repeat(4).trim().slice(0, 200),
    at: ownGuild.created_at,
  },
  roster: Array.from({ length: MEMBERS }, (_, index) => ({
    user_id: 9000 + index,
    username: LONG_NAMES[index % LONG_NAMES.length] ?? '',
    house_id: index % 8,
    rank: HUGE_RANK,
    role: index === 0 ? 'leader' : index < 6 ? 'officer' : 'member',
    joined_at: ownGuild.created_at,
    idle_days: index % 3 === 0 ? 365 : 0,
    given_week: HUGE_TOK_NANO,
    given: HUGE_TOK_NANO,
    boss_damage: HUGE_COUNT,
  })),
}

const LOADING = { answers: { 'guild.get': 'pending' } } as const
const ERROR = { answers: { 'guild.get': apiError('internal') }, advanceMs: AFTER_RETRIES_MS } as const

export const GUILD_SCREEN: ScreenStories = {
  route: PAGE.GUILD.path,
  title: 'Guild',
  states: {
    rich: {
      at: toGuild(ID),
      navigationState: { reason: 'guild' },
      answers: { 'guild.get': outsider },
      ways: {
        'Vote for this guild': '/vote-leaderboard?guild=night-owls',
        'Vote for this guild › Close › Back': '/guild_detail/night-owls',
        Back: '/guild',
        'Join › Go to my guild': '/guild',
      },
    },
    empty: {
      at: toGuild('nobody'),
      answers: { 'guild.get': apiError('guild-not-found') },
      ways: { 'See all guilds': '/guild' },
    },
    loading: { at: toGuild(ID), ...LOADING },
    error: { at: toGuild(ID), ...ERROR },
    overflow: {
      at: toGuild(ID),
      answers: { 'guild.get': { ...overflowing, own: outsider.own } },
    },
  },
  more: {
    welcome: {
      at: toGuild(ID),
      answers: { 'guild.get': outsider, 'guild.join': { joined: true, guild: ownGuild } },
      play: ['Join'],
      advanceMs: 2900,
    },
  },
}

const { id, tag, emblem, level } = ownGuild
const leads = (guild: GuildDetail): StoryAnswers => ({
  'guild.me': { id, name: guild.name, tag, emblem, level, role: 'leader', requests: 3 },
  'guild.get': { ...guild, own: { ...guild.own, role: 'leader' } },
  'boss.active': bossAnswers['boss.active'],
  'boss.get': {
    ...bossAnswers['boss.get'],
    pool: {
      guild_id: guild.id,
      hp: 1_200_000,
      damage: 431_250,
      own_damage: 21_840,
      emptied_at: null,
      summed_at: guild.created_at,
    },
  },
})

/** The guild can be renamed again in six days. */
const renamed: GuildDetail = { ...ownGuild, own: { ...ownGuild.own, rename_from: minutesAgo(-60 * 24 * 6) } }

const officers = (guild: GuildDetail): StoryAnswers => ({
  ...leads(guild),
  'guild.me': { id, name: guild.name, tag, emblem, level, role: 'officer', requests: 0 },
  'guild.get': { ...guild, officer_rights: ['edit'], own: { ...guild.own, role: 'officer' } },
})

export const MY_GUILD_SCREEN: ScreenStories = {
  route: PAGE.MY_GUILD.path,
  title: 'My guild',
  states: {
    rich: {
      answers: leads(ownGuild),
      ways: {
        Back: '/',
        Fight: '/guild_boss/boss-mammoth ↩',
        Log: '/my-guild?tab=log',
        'Vote of the week': '/vote-leaderboard ↩',
        Requests: '/my-guild?tab=requests',
        Settings: '/my-guild?tab=settings',
      },
    },
    empty: {
      at: toMyGuild('log'),
      answers: { ...leads(ownGuild), 'guild.log': { items: [], next: null } },
    },
    loading: { answers: { ...leads(ownGuild), ...LOADING.answers } },
    error: { answers: { ...leads(ownGuild), ...ERROR.answers }, advanceMs: AFTER_RETRIES_MS },
    overflow: { answers: leads(overflowing) },
  },
  more: {
    log: { at: toMyGuild('log'), answers: leads(ownGuild) },
    settings: { at: toMyGuild('settings'), answers: leads(ownGuild), isBelow: true },
    renamed: { at: toMyGuild('settings'), answers: leads(renamed), isBelow: true },
    texts: { at: toMyGuild('settings'), answers: officers(ownGuild), isBelow: true },
    donate: { answers: leads(ownGuild), play: ['Donate'] },
    gift: {
      answers: { ...leads(ownGuild), 'guild.donate': { guild: ownGuild, balance: HUGE_TOK_NANO } },
      play: ['Donate', 'Donate 10 TOK'],
      advanceMs: 1400,
    },
  },
}
