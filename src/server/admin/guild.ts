import { guildCapacity } from '../../rules/guild.ts'
import { type CardRow, findCard } from '../modules/guild/card-store.ts'
import { type LogRow, logBefore } from '../modules/guild/log-store.ts'
import { dissolveGuild, type OtherNames, renameGuild } from '../modules/guild/operators.ts'
import { findGuild, type MemberRow, membersOf } from '../modules/guild/store.ts'
import { displayName, type PlayerRow, playersByIds } from '../modules/players/service.ts'
import { OperatorError } from '../operator-error.ts'
import { Refusal } from '../refusal.ts'
import { act, type Operator } from './acts.ts'
import { formatAmount } from './amounts.ts'

const LOG_LINES = 30

type Reading = Pick<Operator, 'db'>

/** @throws OperatorError when no guild that stands has this slug */
const cardOf = async ({ db }: Reading, slug: string): Promise<CardRow> => {
  const card = await findCard(db, slug)
  if (!card) throw new OperatorError(`There is no guild ${slug}: say the slug, as its link ends.`)
  return card
}

const tok = (nano: bigint): string => `${formatAmount('tok', nano)} TOK`

const nameOf = (players: readonly PlayerRow[], id: bigint): string => {
  const player = players.find((row) => row.id === id)
  return player ? `${id} (${displayName(player)})` : `${id} (gone)`
}

const memberLine = (member: MemberRow, players: readonly PlayerRow[]): string => {
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
    amount === null ? null : tok(amount),
    level,
    phrase,
    boss,
  ]
    .filter((part) => part !== null)
    .join('  ')

/** A guild as it stands: what it is, its members, and its newest log entries: a line each. @throws OperatorError */
export const guildLines = async ({ db }: Reading, slug: string): Promise<string[]> => {
  const { guild_id, ...card } = await cardOf({ db }, slug)
  const guildId = Number(guild_id)
  const guild = await findGuild(db, guildId)
  const members = await membersOf(db, guildId)
  const log = await logBefore(db, guildId, null, LOG_LINES)
  const named = [
    ...members.map(({ player_id }) => player_id),
    ...log.flatMap(({ who_id, whom_id }) => [who_id, whom_id]),
  ]
  const players = await playersByIds(db, [...new Set(named.filter((id) => id !== null))])
  const { name, tag, entry, min_rank, created_at } = card
  // The card is up to a minute old.
  const { level, xp } = guild ?? card
  return [
    `${name} [${tag}]  ${slug}  guild ${guildId}`,
    `level ${level}, ${xp} XP, place ${card.place ?? '-'}, founded ${created_at.toISOString()}`,
    `${members.length} of ${guildCapacity(level)} members, ${entry === 'open' ? 'open' : 'by request'} from ${min_rank} rank points, ${card.requests} requests`,
    ...(guild?.description ? [`says: ${guild.description}`] : []),
    ...(guild?.group_link ? [`group: ${guild.group_link}`] : []),
    ...members.map((member) => memberLine(member, players)),
    ...log.map((row) => logLine(row, players)),
  ]
}

/** Does something to a guild as an operator; a refusal is said in words. */
const inWords = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal) throw new OperatorError(error.message)
    throw error
  }
}

/** Gives a guild another slug, name or tag. @throws OperatorError for names that no guild can have, or another one has */
export const renameByOperator = async (operator: Operator, slug: string, names: OtherNames): Promise<string> => {
  if (Object.keys(names).length === 0) throw new OperatorError('Say what it is called now: --name, --tag or --slug.')
  const { guild_id, name, tag } = await cardOf(operator, slug)
  const details = { guild: String(guild_id), from: { slug, name, tag }, to: names }
  const now = await inWords(
    act(operator, 'guild-rename', null, details, (scope) => renameGuild(scope, Number(guild_id), names)),
  )
  return `${name} [${tag}] is ${now.name} [${now.tag}] now, ${now.slug}.`
}

/** Ends a guild; the bot tells its members. @throws OperatorError also when somebody joined at the same time */
export const dissolveByOperator = async (operator: Operator, slug: string): Promise<string> => {
  const { guild_id, leader_id, name } = await cardOf(operator, slug)
  const guildId = Number(guild_id)
  const members = (await membersOf(operator.db, guildId)).map(({ player_id }) => Number(player_id))
  const details = { guild: String(guild_id), slug, name, leader: Number(leader_id), members }
  await inWords(
    act(
      operator,
      'guild-dissolve',
      null,
      details,
      async (scope) => {
        if (!(await dissolveGuild(scope, guildId, members)))
          throw new OperatorError('Somebody has joined at this moment: try again.')
      },
      members,
    ),
  )
  return `${name} is dissolved; ${members.length} members have no guild now.`
}
