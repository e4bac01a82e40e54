import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { ownReplay } from '#client/topics/kombat/cache.ts'
import { replayQuery } from '#client/topics/kombat/queries.ts'
import { setStars } from '#client/topics/ledger/cache.ts'
import { ROLLED } from '#client/topics/luck/cache.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import type { CallName } from '#contracts/calls.ts'
import { bossLootQuery, bossPageQuery } from './queries.ts'

const BOSS = ['boss.get', 'boss.boardMe', 'others.list'] as const satisfies readonly CallName[]

export const bossEffects: MutationEffects<'boss.fight' | 'boss.seen' | 'others.craft'> = {
  'boss.fight': {
    set: (client, { balance, stars, page, ...result }) => {
      setAnswer(client, balanceQuery, balance)
      setStars(client, stars)
      setAnswer(client, bossPageQuery(page.boss.slug), page)
      setAnswer(client, replayQuery(result.replay_id), ownReplay(result))
    },
    stale: [
      ...BOSS,
      'boss.guildBoard',
      'boss.individualBoard',
      'combats.history',
      'guild.get',
      'upgrades.missions',
      'season.path',
      'league.board',
      'league.points',
    ],
    staleOnFailure: [...BOSS, 'users.balance', 'users.stars'],
  },
  'boss.seen': { stale: ['boss.get'], staleOnFailure: ['boss.get'] },
  'others.craft': {
    set: (client, { items }) => setAnswer(client, bossLootQuery, items),
    stale: ['equipments.mine', ...BOSS, ...ROLLED],
    staleOnFailure: [...BOSS, 'equipments.mine'],
  },
}
