import type { CallBody, CallData } from '#contracts/schemas.ts'
import { petNameCost, petNameOf, petNameProblem } from '#rules/house/pet-names.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { balanceOf, burnFrom } from '#server/db/ledger.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { isProfane } from '#server/text/profanity.ts'
import { pendingMatchOf, renameOwnPet } from './match-store.ts'
import { kombatProfileOf } from './service.ts'
import { petNameOfPlayer, setPetName } from './skill-pet-store.ts'

const CODES = { length: 'pet-name-length', characters: 'pet-name-characters' } as const

const keptName = (text: string): string => {
  const problem = petNameProblem(text)
  if (problem !== null) throw new ApiError(CODES[problem])
  const name = petNameOf(text)
  if (isProfane(name)) throw new ApiError('rude-pet-name')
  return name
}

/**
 * The first name is free, later ones burn 50 TOK (R32). The pending match keeps its commitment, which does not cover
 * names (R11). @throws ApiError `player-not-found`, `pet-name-length`, `pet-name-characters`, `rude-pet-name`,
 * `same-pet-name`, `price-changed`, `insufficient-tok` with the cost
 */
export const namePet = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  asked: CallBody<'combats.petName'>,
): Promise<CallData<'combats.petName'>> => {
  const name = keptName(asked.name)
  const { pet_name: present } = await getPlayerLocked(db, playerId)
  if (present === name) throw new ApiError('same-pet-name')
  const cost = petNameCost(present)
  if (asked.price !== undefined && asked.price !== cost) throw new ApiError('price-changed', { cost })
  if (cost > 0) {
    if ((await balanceOf(db, playerId, 'tok')) < BigInt(cost)) throw new ApiError('insufficient-tok', { cost })
    const price = { asset: 'tok', amount: BigInt(cost), reason: 'pet-name', ref: null } as const
    await burnFrom({ db, nowMs, entropy }, playerId, price)
  }
  await setPetName(db, playerId, name)
  const match = await pendingMatchOf(db, playerId, nowMs)
  if (match) await renameOwnPet(db, playerId, match, name)
  return {
    profile: await kombatProfileOf({ db, nowMs }, playerId),
    balance: Number(await balanceOf(db, playerId, 'tok')),
  }
}

/**
 * Costs nothing. Requires the player's lock. @param asked null takes the name away @returns the name before @throws ApiError
 * `pet-name-length`, `pet-name-characters`, `rude-pet-name`
 */
export const namePetByOperator = async (
  { db, nowMs }: CallScope,
  playerId: number,
  asked: string | null,
): Promise<string | null> => {
  const name = asked === null ? null : keptName(asked)
  const before = await petNameOfPlayer(db, playerId)
  await setPetName(db, playerId, name)
  const match = await pendingMatchOf(db, playerId, nowMs)
  if (match) await renameOwnPet(db, playerId, match, name)
  return before
}
