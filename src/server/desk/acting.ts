import { DESK_SCHEMAS, type DeskAct, type DeskData } from '#contracts/desk/desk-wire.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { logAct } from '#server/admin/store.ts'
import type { Db } from '#server/db/database.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { parseListingId } from '#server/modules/market/listing-id.ts'
import { type DeskDeps, loggedName } from './desk-deps.ts'
import { DeskError } from './desk-error.ts'
import type { DeskHandlers } from './handler.ts'
import { performAct } from './perform-act.ts'
import { foundPlayers } from './player-store.ts'
import { askerOf, decideRequest, insertRequest, listRequests, lockRequest, type RequestRow } from './request-store.ts'
import { needsSecondPerson } from './second-person.ts'
import { hasRole, runIdempotent } from './writing-call.ts'

const LISTED = { waiting: 200, closed: 50 } as const
/** Requests expire: after some days no one can check any more why they were made. */
const REQUEST_MS = 7 * MS_PER_DAY
const GIFTS: readonly DeskAct['act'][] = ['give', 'give-to-inbox', 'give-item']

/** For a sale, the seller. Null for an act on a guild. */
const playerOf = (act: DeskAct): number | null => {
  if ('player_id' in act) return act.player_id
  return act.act === 'undo-sale' ? (parseListingId(act.listing.toLowerCase())?.sellerId ?? null) : null
}

const isExpired = ({ state, at }: RequestRow, nowMs: number): boolean =>
  state === 'waits' && at.getTime() + REQUEST_MS <= nowMs

/** Keeps an impossible act from waiting for a second person. @throws DeskError */
const refuseImpossible = async (db: Db, act: DeskAct): Promise<void> => {
  const id = playerOf(act)
  if (id === null) return
  const [player] = await foundPlayers(db, [BigInt(id)])
  if (!player) throw new DeskError('player-not-found')
  if (player.deleted_at !== null && act.act !== 'refund')
    throw new DeskError('act-refused', `Player ${id} has deleted the account.`)
  if (player.npc && GIFTS.includes(act.act)) throw new DeskError('act-refused', `Player ${id} is an NPC.`)
}

/** Stores the act until a second person decides, and logs who asked for it. */
const askSecondPerson = async (
  { desk: { entropy }, nowMs, name }: { readonly desk: DeskDeps; readonly nowMs: number; readonly name: string },
  db: Db,
  act: DeskAct,
): Promise<DeskData<'act'>> => {
  const id = uuidV7(entropy, nowMs)
  const playerId = playerOf(act)
  await insertRequest(db, { id, by: name, playerId, act, nowMs })
  const { reason: why, ...details } = act
  const row = { act: 'desk-request', playerId, details: { ...details, request: id }, who: loggedName(name), why }
  await logAct(db, { id: uuidV7(entropy, nowMs), ...row }, nowMs)
  return { outcome: 'waits', request_id: id }
}

/** @throws DeskError if the request is unknown, decided, expired or the decider's own */
const openRequest = async (db: Db, id: string, decider: string, nowMs: number): Promise<RequestRow> => {
  const request = await lockRequest(db, id)
  if (!request) throw new DeskError('request-not-found')
  if (request.state !== 'waits' || isExpired(request, nowMs)) throw new DeskError('request-decided')
  if (request.by_name === decider) throw new DeskError('own-request')
  return request
}

/** An earlier build may have stored an act that this one no longer knows. */
const storedAct = ({ act }: RequestRow): DeskAct | null => DESK_SCHEMAS.act.body.safeParse(act).data ?? null

export const actHandlers: Pick<DeskHandlers, 'act' | 'requests' | 'decide'> = {
  act: (call) => {
    const { desk, nowMs, operator, key, body: act } = call
    const { config, entropy } = desk
    return runIdempotent({ desk, nowMs, operator, key, lowest: 'support', question: ['act', act] }, async (db) => {
      await refuseImpossible(db, act)
      const who = loggedName(operator.name)
      if (await needsSecondPerson({ db, nowMs, who, limit: config.deskSecondPersonTok }, act))
        return askSecondPerson({ desk, nowMs, name: operator.name }, db, act)
      const lines = await performAct({ db, nowMs, entropy, who, why: act.reason }, act)
      return { outcome: 'done' as const, lines }
    })
  },

  requests: async ({ desk: { db }, nowMs }) => {
    const listed = await listRequests(db, { ...LISTED, expired: new Date(nowMs - REQUEST_MS) })
    const rows = listed.flatMap((row) => {
      const act = storedAct(row)
      return act === null ? [] : [{ ...row, act }]
    })
    const ids = rows.flatMap(({ player_id }) => player_id ?? [])
    const players = await foundPlayers(db, [...new Set(ids)])
    const names = new Map(players.map(({ id, username, first_name }) => [id, username ?? first_name]))
    return {
      requests: rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        by: row.by_name,
        act: row.act,
        shown_name: names.get(row.player_id ?? 0n) ?? null,
        state: isExpired(row, nowMs) ? ('expired' as const) : row.state,
        decided_by: row.decided_by,
        decided_at: row.decided_at?.toISOString() ?? null,
      })),
    }
  },

  decide: async ({ desk, nowMs, operator, key, params: { id }, body: { decision, reason } }) => {
    const { name } = operator
    // The asker never changes, so the name may be read before the locks are taken.
    const other = await askerOf(desk.db, id)
    return runIdempotent(
      { desk, nowMs, operator, key, lowest: 'support', other, question: ['decide', id, decision, reason] },
      async (db, asking) => {
        const request = await openRequest(db, id, name, nowMs)
        const { by_name: by, player_id } = request
        if (decision === 'refuse') {
          await decideRequest(db, id, { state: 'refused', by: name, nowMs })
          const playerId = player_id === null ? null : Number(player_id)
          const row = { act: 'desk-refuse', playerId, details: { request: id, by }, who: loggedName(name), why: reason }
          await logAct(db, { id: uuidV7(desk.entropy, nowMs), ...row }, nowMs)
          return { state: 'refused' as const, lines: [] }
        }
        if (asking === undefined || !hasRole(asking.role, 'support'))
          throw new DeskError('act-refused', `${by} may not act any more.`)
        const act = storedAct(request)
        if (act === null) throw new DeskError('act-refused', 'This build does not know the act. Refuse it.')
        const who = `${loggedName(by)} with ${loggedName(name)}`
        const why = `${act.reason} (${name}: ${reason})`
        const context = { request: id, asked_by: by, approved_by: name, asked_why: act.reason, approved_why: reason }
        const lines = await performAct({ db, nowMs, entropy: desk.entropy, who, why, context }, act)
        await decideRequest(db, id, { state: 'approved', by: name, nowMs })
        return { state: 'approved' as const, lines }
      },
    )
  },
}
