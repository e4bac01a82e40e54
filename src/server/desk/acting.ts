import type { DeskAct, DeskData } from '#contracts/desk/desk-wire.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { logAct } from '#server/admin/store.ts'
import type { Db } from '#server/db/database.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { type DeskDeps, loggedName } from './desk-deps.ts'
import { DeskError } from './desk-error.ts'
import type { DeskHandlers } from './handler.ts'
import { findOperator } from './operator-store.ts'
import { performAct } from './perform-act.ts'
import { foundPlayers } from './player-store.ts'
import { decideRequest, insertRequest, listRequests, lockRequest, type RequestRow } from './request-store.ts'
import { needsSecondPerson } from './second-person.ts'
import { hasRole, runIdempotent } from './writing-call.ts'

const LISTED = 50
/** A request that waited longer is over: nobody remembers why it was made. */
const WAITS_MS = 7 * MS_PER_DAY

const playerOf = (act: DeskAct): number | null => ('player_id' in act ? act.player_id : null)

const isExpired = ({ state, at }: RequestRow, nowMs: number): boolean =>
  state === 'waits' && at.getTime() + WAITS_MS <= nowMs

/** Waits for a second person. One row of the log says who asked for what. */
const askSecondPerson = async (
  { desk: { entropy }, nowMs, name }: { readonly desk: DeskDeps; readonly nowMs: number; readonly name: string },
  db: Db,
  act: DeskAct,
): Promise<DeskData<'act'>> => {
  const id = uuidV7(entropy, nowMs)
  await insertRequest(db, { id, by: name, act, nowMs })
  const { reason: why, ...details } = act
  await logAct(
    db,
    {
      id: uuidV7(entropy, nowMs),
      act: 'desk-request',
      playerId: playerOf(act),
      details: { ...details, request: id },
      who: loggedName(name),
      why,
    },
    nowMs,
  )
  return { outcome: 'waits', request_id: id }
}

/** @throws DeskError if the request cannot be decided by this person, or no more */
const openRequest = async (db: Db, id: string, decider: string, nowMs: number): Promise<RequestRow> => {
  const request = await lockRequest(db, id)
  if (!request) throw new DeskError('request-not-found')
  if (request.state !== 'waits' || isExpired(request, nowMs)) throw new DeskError('request-decided')
  if (request.by_name === decider) throw new DeskError('own-request')
  return request
}

export const actHandlers: Pick<DeskHandlers, 'act' | 'requests' | 'decide'> = {
  act: (call) => {
    const { desk, nowMs, operator, key, body: act } = call
    const { config, entropy } = desk
    return runIdempotent({ desk, nowMs, operator, key, lowest: 'support', question: ['act', act] }, async (db) => {
      const player = playerOf(act)
      if (player !== null && (await foundPlayers(db, [BigInt(player)])).length === 0)
        throw new DeskError('player-not-found')
      const who = loggedName(operator.name)
      if (await needsSecondPerson({ db, nowMs, who, limit: config.deskSecondPersonTok }, act))
        return askSecondPerson({ desk, nowMs, name: operator.name }, db, act)
      const lines = await performAct({ db, nowMs, entropy, who, why: act.reason }, act)
      return { outcome: 'done' as const, lines }
    })
  },

  requests: async ({ desk: { db }, nowMs }) => {
    const rows = await listRequests(db, LISTED)
    const ids = rows.flatMap(({ act }) => playerOf(act) ?? [])
    const players = await foundPlayers(db, ids.map(BigInt))
    const names = new Map(players.map(({ id, username, first_name }) => [Number(id), username ?? first_name]))
    return {
      requests: rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        by: row.by_name,
        act: row.act,
        shown_name: names.get(playerOf(row.act) ?? 0) ?? null,
        state: isExpired(row, nowMs) ? ('expired' as const) : row.state,
        decided_by: row.decided_by,
        decided_at: row.decided_at?.toISOString() ?? null,
      })),
    }
  },

  decide: ({ desk, nowMs, operator, key, params: { id }, body: { decision, reason } }) =>
    runIdempotent(
      { desk, nowMs, operator, key, lowest: 'support', question: ['decide', id, decision, reason] },
      async (db) => {
        const { name } = operator
        const request = await openRequest(db, id, name, nowMs)
        const { act, by_name: by } = request
        if (decision === 'refuse') {
          await decideRequest(db, id, { state: 'refused', by: name, nowMs })
          const refused = { act: 'desk-refuse', playerId: playerOf(act), details: { request: id, by } }
          const log = { id: uuidV7(desk.entropy, nowMs), ...refused, who: loggedName(name), why: reason }
          await logAct(db, log, nowMs)
          return { state: 'refused' as const, lines: [] }
        }
        // Whoever asked must still be allowed to. A name that was removed and given again may be another person's.
        const asking = await findOperator(db, by)
        const isSame = asking !== undefined && asking.created_at <= request.at
        if (!isSame || !hasRole(asking.role, 'support')) throw new DeskError('act-refused', `${by} may not act any more.`)
        const who = `${loggedName(by)} with ${loggedName(name)}`
        const why = `${act.reason} (${name}: ${reason})`
        const lines = await performAct({ db, nowMs, entropy: desk.entropy, who, why }, act)
        await decideRequest(db, id, { state: 'approved', by: name, nowMs })
        return { state: 'approved' as const, lines }
      },
    ),
}
