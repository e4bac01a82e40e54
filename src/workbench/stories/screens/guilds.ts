import { PAGE } from '#client/game/page-paths.ts'
import { toGuilds } from '#client/topics/guild/links.ts'
import type { GuildDetail } from '#contracts/wire.ts'
import { GUILD_PRICE_NANO } from '#rules/guild/guild.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { NIBBLES } from '#workbench/fixtures/fighters.ts'
import { guildCards, ownGuild } from '#workbench/fixtures/guild-answers.ts'
import { loadingAndError } from '../api-error.ts'
import { HUGE_RANK, OVERFLOW } from '../overflow.ts'
import type { ScreenStories, Story } from '../screen-stories.ts'

const LONG_NAMES = ['Wolfeschlegelsteinha', OVERFLOW.cyrillicName.slice(0, 20), OVERFLOW.rightToLeftName.slice(0, 20)]

const newGuild: GuildDetail = {
  ...ownGuild,
  level: 1,
  xp: 0,
  members: 1,
  roster: ownGuild.roster
    .slice(0, 1)
    .map((founder) => ({ ...founder, username: NIBBLES.name, house_id: NIBBLES.houseId })),
  own: { ...ownGuild.own, role: 'leader' },
}
const founding = (guild: GuildDetail): Story => ({
  at: toGuilds({ found: '1' }),
  answers: {
    'combats.me': { ...baseAnswers['combats.me'], rank: HUGE_RANK },
    'users.balance': GUILD_PRICE_NANO,
    'guild.create': { guild, balance: 0 },
  },
  play: ['Name ← Night Owls', 'Tag ← OWL', 'Start guild', 'Start guild'],
  advanceMs: 2900,
})

export const GUILDS_SCREEN: ScreenStories = {
  route: PAGE.GUILDS.path,
  title: 'Guilds',
  states: {
    rich: {
      ways: {
        Back: '/',
        'Start a guild': '/guild?found=1 ↩',
        'Iron Paws': '/guild_detail/iron-paws ↩',
        Top: '/guild?sort=top',
        'Vote of the week': '/vote-leaderboard ↩',
        New: '/guild?sort=new',
      },
    },
    empty: { at: toGuilds({ q: 'zzz' }), answers: { 'guild.list': { items: [], next: null } } },
    ...loadingAndError('guild.list'),
    overflow: {
      at: toGuilds({ q: 'maximiliana wolfeschlegelsteinhausen', sort: 'new' }),
      answers: {
        'guild.list': {
          items: guildCards.map((card, index) => ({
            ...card,
            name: LONG_NAMES[index % LONG_NAMES.length] ?? '',
            tag: 'WWWWW',
            level: 10,
            members: 40,
            capacity: 40,
            min_rank: HUGE_RANK,
            entry: 'request',
            place: 98_765 + index,
          })),
          next: null,
        },
      },
    },
  },
  more: {
    found: { at: toGuilds({ found: '1' }), ways: { Back: '/guild' } },
    founded: founding(newGuild),
    'founded-overflow': founding({
      ...newGuild,
      name: 'Wolfeschlegelsteinha',
      tag: 'WWWWW',
      roster: newGuild.roster.map((member) => ({ ...member, username: OVERFLOW.longName })),
    }),
  },
}
