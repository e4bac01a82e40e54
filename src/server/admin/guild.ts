import { guildCapacity } from '#rules/guild/guild.ts'
import { type LogRow, logBefore } from '#server/modules/guild/log-store.ts'
import {
  clearGuildText,
  dissolveGuild,
  type GuildText,
  type OtherNames,
  renameGuild,
  type WholeGuild,
  wholeGuild,
} from '#server/modules/guild/operators.ts'
import { displayName, type PlayerRow, playersByIds } from '#server/modules/players/service.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { type ActScope, act, type Operator } from './acts.ts'
import { formatAmount } from './amounts.ts'

const LOG_LINES = 30

type Reading = Pick<Operator, 'db'>

const guildOfSlug = async ({ db }: Reading, slug: string): Promise<WholeGuild> => {
  const found = await wholeGuild(db, slug)
  if (!found) throw new OperatorError(`There is no guild ${slug}: say the slug, as its link ends.`)
  return found
}

const tok = (nano: bigint): string => `${formatAmount('tok', nano)} TOK`

const nameOf = (players: readonly PlayerRow[], id: bigint): string => {
  const player = players.find((row) => row.id === id)
  return player ? `${id} (${displayName(player)})` : `${id} (gone)`
}

const memberLine = (member: WholeGuild['members'][number], players: readonly PlayerRow[]): string => {
  const { role, player_id, joined_at, given, boss_run, boss_damage } = member
  const boss = boss_run === null ? '' : `  ${boss_damage} damage to ${boss_run}`
  return `${role.padEnd(7)}  ${nameOf(players, player_id)}  since ${joined_at.toISOString()}  gave ${tok(given)}${boss}`
}

const logLine = ({ at, event, who_id, whom_id, amount, level, phrase, boss }: LogRow, players: readonly PlayerRow[]) =>
  [
    at.toISOString(),
    event,
    who_id === null ? null : nameOf(players, who_id),
    whom_id === null ? null : nameOf(players, whom_id),
    amount === null ? null : event === 'vote-won' ? `${amount} XP` : tok(amount),
    level,
    phrase,
    boss,
  ]
    .filter((part) => part !== null)
    .join('  ')

export const guildLines = async ({ db }: Reading, slug: string): Promise<string[]> => {
  const { card, guild, members } = await guildOfSlug({ db }, slug)
  const guildId = Number(guild.id)
  const log = await logBefore(db, guildId, null, LOG_LINES)
  const named = [
    ...members.map(({ player_id }) => player_id),
    ...log.flatMap(({ who_id, whom_id }) => [who_id, whom_id]),
  ]
  const players = await playersByIds(db, [...new Set(named.filter((id) => id !== null))])
  const { name, tag, entry, level, min_rank, xp, created_at } = guild
  return [
    `${name} [${tag}]  ${slug}  guild ${guildId}`,
    `level ${level}, ${xp} XP, place ${card.place ?? '-'}, founded ${created_at.toISOString()}`,
    `${members.length} of ${guildCapacity(level)} members, ${entry === 'open' ? 'open' : 'by request'} from ${min_rank} rank points, ${card.requests} requests`,
    ...(guild.description ? [`says: ${guild.description}`] : []),
    ...(guild.group_link ? [`group: ${guild.group_link}`] : []),
    ...members.map((member) => memberLine(member, players)),
    ...log.map((row) => logLine(row, players)),
  ]
}

export const renameByOperator = async (operator: Operator, slug: string, names: OtherNames): Promise<string> => {
  if (Object.keys(names).length === 0) throw new OperatorError('Say what it is called now: --name, --tag or --slug.')
  const { id } = (await guildOfSlug(operator, slug)).guild
  const { from, to } = await act(operator, 'guild-rename', null, { guild: String(id), to: names }, async (scope) => {
    const renamed = await renameGuild(scope, Number(id), names)
    // Read under the guild's lock: another operator may have renamed the guild since it was found.
    scope.note({ from: renamed.from })
    return renamed
  })
  return `${from.name} [${from.tag}] is ${to.name} [${to.tag}] now, ${to.slug}.`
}

/** The bot tells the members. @throws OperatorError also if a player joined at the same time */
export const dissolveByOperator = async (operator: Operator, slug: string): Promise<string> => {
  const { guild, members: rows } = await guildOfSlug(operator, slug)
  const { id, leader_id, name } = guild
  const guildId = Number(id)
  const members = rows.map(({ player_id }) => Number(player_id))
  const details = { guild: String(id), slug, name, leader: Number(leader_id), members }
  const work = async (scope: ActScope): Promise<void> => {
    if (!(await dissolveGuild(scope, guildId, members)))
      throw new OperatorError('Somebody has joined at this moment: try again.')
  }
  await act(operator, 'guild-dissolve', null, details, work, members)
  return `${name} is dissolved; ${members.length} members have no guild now.`
}

/** The old text stays in the log. @throws OperatorError for an unknown guild */
export const removeGuildText = async (operator: Operator, slug: string, text: GuildText): Promise<string> => {
  const { guild } = await guildOfSlug(operator, slug)
  const { id, name } = guild
  const details = { guild: String(id), slug, text }
  await act(operator, 'guild-text-remove', null, details, async (scope) =>
    // Read under the guild's lock: the leader may have changed the text since the guild was found.
    scope.note({ was: await clearGuildText(scope, Number(id), text) }),
  )
  return `The ${text} of ${name} is taken down.`
}
