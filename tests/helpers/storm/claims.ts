import { CLAIM_MIN_INTERVAL_MS } from '#rules/constants.ts'
import { gameValues } from '#rules/game-config/game-config.ts'
import { minedNano } from '#rules/mining/mining.ts'
import type { Db } from '#server/db/database.ts'
import { miningHistoryOf } from '#server/modules/players/service.ts'
import type { PlayerRange } from './books.ts'

/** Claims that differ from what the history of upgrades and boosts gives. A storm's instants are whole seconds. */
export const wrongClaims = async (db: Db, { from, to }: PlayerRange): Promise<string[]> => {
  const wrongs: string[] = []
  for (let id = from; id <= to; id++) {
    const player = await db
      .selectFrom('players')
      .select(['created_at', 'last_claim_at'])
      .where('id', '=', BigInt(id))
      .executeTakeFirstOrThrow()
    const claims = await db
      .selectFrom('ledger')
      .select(['at', 'amount'])
      .where('account', '=', BigInt(id))
      .where('reason', '=', 'claim')
      .orderBy('at')
      .execute()
    const history = await miningHistoryOf(db, id)
    let lastClaimMs = player.created_at.getTime()
    for (const { amount, at } of claims) {
      const nowMs = at.getTime()
      const due = minedNano({ settings: gameValues, ...history, lastClaimMs, nowMs })
      if (nowMs - lastClaimMs < CLAIM_MIN_INTERVAL_MS) wrongs.push(`${id} claimed too early at ${at.toISOString()}`)
      else if (Number(amount) !== due) wrongs.push(`${id} got ${amount} instead of ${due} at ${at.toISOString()}`)
      lastClaimMs = nowMs
    }
    if (player.last_claim_at.getTime() !== lastClaimMs) wrongs.push(`${id} has a last claim that paid nothing`)
  }
  return wrongs
}
