import type { Selectable } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { PlayersTable } from '#server/db/tables/players.ts'
import { fairPlayOf } from '#server/modules/account/fair-play.ts'
import { listInbox } from '#server/modules/inbox/service.ts'
import { newestLedgerEntries } from '#server/modules/ledger/service.ts'
import { rankNow } from '#server/modules/season/service.ts'
import { formatAmount } from './amounts.ts'
import { balancesIn, newestActs } from './store.ts'

const LEDGER_ENTRIES = 15
const ACTS = 10

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]

const kindOf = ({ deleted_at, npc }: Selectable<PlayersTable>): string => {
  if (deleted_at) return `deleted ${deleted_at.toISOString()}`
  return npc ? 'NPC' : 'player'
}

export const actLines = async (db: Db, playerId: number | null, limit: number): Promise<string[]> =>
  (await newestActs(db, playerId, limit)).map(
    ({ at, who, act, player_id, details, why }) =>
      `${at.toISOString()}  ${who}  ${act}  ${player_id ?? '-'}  ${JSON.stringify(details)}  ${why}`,
  )

export const playerLines = async (db: Db, player: Selectable<PlayersTable>, nowMs: number): Promise<string[]> => {
  const id = Number(player.id)
  const standing = await fairPlayOf(db, id, null)
  const rank = await rankNow(db, player, nowMs)
  const inbox = (await listInbox(db, id)).filter(({ claimed_at }) => claimed_at === null)
  return [
    `${id}  ${player.username === null ? '' : `@${player.username}  `}${player.first_name}  (${kindOf(player)})`,
    `joined ${player.created_at.toISOString()}, house ${player.house_id}, ${rank.points} rank points in season ${rank.season} (best ${player.best_rank_points}), ${player.wins} of ${player.fights} fights won, power ${player.power}`,
    `last claim ${player.last_claim_at.toISOString()}, invited by ${player.referrer_id ?? 'nobody'}`,
    standing.status === 'good'
      ? 'nothing lies on this player'
      : `${standing.status} since ${standing.since}: ${standing.reason} (appeal: ${standing.appeal_url ?? 'support'})`,
    ...section(
      'Owns',
      (await balancesIn(db, player.id)).map(({ asset, amount }) => `${asset} ${formatAmount(asset, amount)}`),
    ),
    ...section(
      'Waits in the inbox',
      inbox.map(
        ({ id: item, reason, tok, star, materials }) =>
          `${item}  ${reason}  TOK ${formatAmount('tok', BigInt(tok))}, STAR ${star}${materials.map(({ slug, quantity }) => `, ${slug} ${quantity}`).join('')}`,
      ),
    ),
    ...section(
      'Newest movements',
      (await newestLedgerEntries(db, id, LEDGER_ENTRIES)).map(
        ({ at, asset, amount, reason, ref }) =>
          `${at.toISOString()}  ${amount > 0n ? '+' : ''}${formatAmount(asset, amount)} ${asset}  ${reason}  ${ref ?? '-'}`,
      ),
    ),
    ...section('Acts of operators', await actLines(db, id, ACTS)),
  ]
}
