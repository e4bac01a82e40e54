import type { MatchResult } from '#contracts/wire.ts'
import { dayKeyOf } from '#rules/days.ts'
import { RULES_VERSION, simulateFight } from '#rules/kombat/fight.ts'
import { CHALLENGES_PER_DAY } from '#rules/kombat/matchmaking.ts'
import { ApiError } from '#server/api-error.ts'
import type { StoredForm } from '#server/calls/call-handler.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { addToOutbox } from '#server/db/outbox.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { getFighter } from '#server/modules/fighters/service.ts'
import { decideFight, resultOfRow, storedFight } from './decided-fight.ts'
import { unrankedRewards } from './fight-rewards.ts'
import { countChallenge, insertFight } from './fight-store.ts'
import { messagesOfFight } from './incoming-fights.ts'
import { pendingMatchOf } from './match-store.ts'
import { withStance } from './matchmaking.ts'
import { challenged } from './opponents.ts'
import { commitmentOf } from './provable-seed.ts'
import { parseReplayId } from './replay-id.ts'

export const storedChallenge: StoredForm<'combats.challenge'> = {
  referenceOf: ({ replay_id }) => ({ fight: parseReplayId(replay_id).fightId }),
  restore: async ({ db, identity }, reference) => {
    const { fight: fightId } = reference as { readonly fight: string }
    return resultOfRow(await storedFight(db, { attackerId: identity.userId, fightId }))
  },
}

/**
 * A challenge costs no energy and brings no rank, rewards or streak; twenty a UTC day (R11, rows 94–96). In the
 * caller's transaction. @param clientSeed the client's half of the seed @throws ApiError `player-not-found`,
 * `invalid-challenge-query`, `self-challenge`, `opponent-not-found`, `challenge-waiting`, `challenge-limit`
 */
export const challenge = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  query: string,
  clientSeed: string,
): Promise<MatchResult> => {
  const opponent = await challenged({ db, nowMs }, playerId, query)
  if (!(await countChallenge(db, playerId, dayKeyOf(nowMs), CHALLENGES_PER_DAY))) throw new ApiError('challenge-limit')
  // The answer contains the opponent's stance, which must stay hidden until the pending match against this opponent is
  // fought (R55).
  const waiting = await pendingMatchOf(db, playerId, nowMs)
  if (Number(waiting?.opponent_id) === opponent.profile.user_id) throw new ApiError('challenge-waiting')
  const own = await getFighter({ db, nowMs }, playerId)

  const serverSeed = entropy.bytes(32).toString('hex')
  const { user_id: opponentId } = opponent.profile
  const opponentSnapshot = withStance(
    { playerId: opponentId, snapshot: { profile: opponent.profile, stats: opponent.stats } },
    serverSeed,
  )
  const sides = { attacker: own.stats, defender: opponentSnapshot.stats }
  const decided = decideFight({
    id: uuidV7(entropy, nowMs),
    kind: 'challenge',
    atMs: nowMs,
    attackerId: playerId,
    defenderId: opponentId,
    own: { profile: own.profile, stats: own.stats },
    opponent: opponentSnapshot,
    serverSeed,
    commitment: commitmentOf({ serverSeed, ...sides, rulesVersion: RULES_VERSION }),
    clientSeed,
    rulesVersion: RULES_VERSION,
    simulate: simulateFight,
  })
  const stored = decided.stored({ ...unrankedRewards(own), ranked: false })
  await insertFight(db, stored)
  for (const message of messagesOfFight(stored)) await addToOutbox(db, message)
  return decided.shown(stored)
}
