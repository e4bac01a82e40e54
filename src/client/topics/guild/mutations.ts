import type { QueryClient } from '@tanstack/react-query'
import { setAnswer } from '#client/game/cache.ts'
import { setRows } from '#client/game/cached-pages.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import type { CallName } from '#contracts/calls.ts'
import type { CallData } from '#contracts/schemas.ts'
import { guildDetailQuery, guildQuery } from './queries.ts'

const GUILD = [
  'guild.me',
  'guild.get',
  'guild.list',
  'guild.log',
  'guild.requests',
  'vote.get',
] as const satisfies readonly CallName[]
const MEMBERSHIP = [
  ...GUILD,
  'boss.get',
  'boss.boardMe',
  'boss.meanwhile',
  'upgrades.missions',
] as const satisfies readonly CallName[]

/** If the caller is a member, also caches the guild as the caller's own, because its page may come next. */
const setGuild = (client: QueryClient, guild: CallData<'guild.get'>): void => {
  setAnswer(client, guildDetailQuery(guild.id), guild)
  const { id, name, tag, emblem, level, own } = guild
  const { role } = own
  if (role === null) return
  const known = client.getQueryData(guildQuery.queryKey)
  const requests = known?.id === id ? known.requests : 0
  setAnswer(client, guildQuery, { id, name, tag, emblem, level, role, requests })
}

export const guildEffects: MutationEffects<
  | 'guild.create'
  | 'guild.edit'
  | 'guild.rename'
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
  'guild.edit': { set: setGuild, stale: [...GUILD, 'boss.boardMe'], staleOnFailure: GUILD },
  'guild.rename': {
    set: (client, { balance, guild }) => {
      setAnswer(client, balanceQuery, balance)
      setGuild(client, guild)
    },
    stale: [...GUILD, 'boss.boardMe'],
    staleOnFailure: [...GUILD, 'users.balance'],
  },
  'guild.join': { set: (client, { guild }) => setGuild(client, guild), stale: MEMBERSHIP, staleOnFailure: MEMBERSHIP },
  'guild.withdraw': { stale: GUILD, staleOnFailure: GUILD },
  'guild.leave': {
    set: (client) => setAnswer(client, guildQuery, null),
    stale: MEMBERSHIP,
    staleOnFailure: MEMBERSHIP,
  },
  'guild.donate': {
    set: (client, { balance, guild }) => {
      setAnswer(client, balanceQuery, balance)
      setGuild(client, guild)
    },
    stale: [...GUILD, 'season.path'],
    staleOnFailure: [...GUILD, 'users.balance'],
  },
  'guild.member': { set: setGuild, stale: GUILD, staleOnFailure: GUILD },
  'guild.say': { stale: ['guild.log'], staleOnFailure: ['guild.log'] },
  'guild.react': {
    set: (client, row) =>
      setRows(client, 'guild.log', (rows) => rows.map((known) => (known.id === row.id ? row : known))),
    staleOnFailure: ['guild.log'],
  },
  'guild.remind': { stale: ['guild.get', 'guild.log'], staleOnFailure: ['guild.get'] },
}
