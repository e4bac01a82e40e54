import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { CallName } from '../../../contracts/calls.ts'
import type { CallData } from '../../../contracts/schemas.ts'
import { setAnswer } from '../cache.ts'
import { guildDetailQuery, guildLogQuery } from '../guild-queries.ts'
import { balanceQuery, guildQuery } from '../home-queries.ts'
import type { MoveEffects } from './move-effect.ts'

/** What shows a guild and who is in it. */
const GUILD = [
  'guild.me',
  'guild.get',
  'guild.list',
  'guild.log',
  'guild.requests',
] as const satisfies readonly CallName[]
/** What hangs on being in a guild: the boss's pool, and a mission. */
const MEMBERSHIP = [...GUILD, 'boss.get', 'boss.boardMe', 'upgrades.missions'] as const satisfies readonly CallName[]

/** A guild as an answer has it; of one where the caller is in, the own guild too: the page of that may be next. */
const setGuild = (client: QueryClient, guild: CallData<'guild.get'>): void => {
  setAnswer(client, guildDetailQuery(guild.id), guild)
  const { id, name, tag, emblem, level, own } = guild
  const { role } = own
  if (role === null) return
  client.setQueryData(guildQuery.queryKey, (known: CallData<'guild.me'> | undefined) => ({
    ...{ id, name, tag, emblem, level, role },
    requests: known?.id === id ? known.requests : 0,
  }))
}

type LogPage = CallData<'guild.log'>

/** The log with this entry as it is now. */
const withRow = (known: InfiniteData<LogPage>, row: LogPage['items'][number]): InfiniteData<LogPage> => ({
  ...known,
  pages: known.pages.map((page) => ({ ...page, items: page.items.map((one) => (one.id === row.id ? row : one)) })),
})

/** Guilds: their members, gifts, phrases (row 141, R24, extra 14). */
export const guildEffects: MoveEffects<
  | 'guild.create'
  | 'guild.edit'
  | 'guild.join'
  | 'guild.withdraw'
  | 'guild.leave'
  | 'guild.donate'
  | 'guild.member'
  | 'guild.say'
  | 'guild.react'
  | 'guild.remind'
> = {
  'guild.create': {
    set: (client, { balance, guild }) => {
      setAnswer(client, balanceQuery, balance)
      setGuild(client, guild)
    },
    stale: MEMBERSHIP,
    staleOnFailure: ['guild.me', 'users.balance'],
  },
  'guild.edit': { set: setGuild, stale: GUILD, staleOnFailure: GUILD },
  'guild.join': { set: (client, { guild }) => setGuild(client, guild), stale: MEMBERSHIP, staleOnFailure: MEMBERSHIP },
  'guild.withdraw': { stale: GUILD, staleOnFailure: GUILD },
  'guild.leave': {
    set: (client) => client.setQueryData(guildQuery.queryKey, null),
    stale: MEMBERSHIP,
    staleOnFailure: MEMBERSHIP,
  },
  'guild.donate': {
    set: (client, { balance, guild }) => {
      setAnswer(client, balanceQuery, balance)
      setGuild(client, guild)
    },
    stale: GUILD,
    staleOnFailure: [...GUILD, 'users.balance'],
  },
  'guild.member': { set: setGuild, stale: GUILD, staleOnFailure: GUILD },
  'guild.say': { stale: ['guild.log'], staleOnFailure: ['guild.log'] },
  'guild.react': {
    set: (client, row) => client.setQueryData(guildLogQuery.queryKey, (known) => known && withRow(known, row)),
    staleOnFailure: ['guild.log'],
  },
  'guild.remind': { stale: ['guild.get', 'guild.log'], staleOnFailure: ['guild.get'] },
}
