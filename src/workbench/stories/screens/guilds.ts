import { PAGE } from '../../../client/game/page-addresses.ts'
import { toGuilds } from '../../../client/topics/guild/links.ts'
import { guildCards } from '../../fixtures/guild-answers.ts'
import { HUGE_RANK, OVERFLOW } from '../overflow.ts'
import { refused } from '../refused.ts'
import type { ScreenStories } from '../screen-stories.ts'

const AFTER_RETRIES_MS = 4000
const LONG_NAMES = ['Wolfeschlegelsteinha', OVERFLOW.cyrillicName.slice(0, 20), OVERFLOW.rightToLeftName.slice(0, 20)]

/** The list of guilds (rows 31, 141). */
export const GUILDS_SCREEN: ScreenStories = {
  route: PAGE.GUILDS.path,
  title: 'Guilds',
  states: {
    rich: {},
    empty: { at: toGuilds({ q: 'zzz' }), answers: { 'guild.list': { items: [], next: null } } },
    loading: { answers: { 'guild.list': 'pending' } },
    error: { answers: { 'guild.list': refused('internal') }, advanceMs: AFTER_RETRIES_MS },
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
  more: { found: { at: toGuilds({ found: '1' }) } },
}
