import type { CallData } from '#contracts/schemas.ts'
import { canBuild, ISLAND_COST, type IslandPiece, islandBit, islandError, islandPieces } from '#rules/island/island.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { takeMaterials } from '#server/modules/materials/service.ts'
import { getPlayer, getPlayerLocked, upgradeLevelOf } from '#server/modules/players/service.ts'
import { addPiece } from './store.ts'

type Island = CallData<'island.get'>

const onTheWire = (bits: number, salaryLevel: number): Island => ({
  pieces: [...islandPieces(bits)],
  is_open: canBuild(salaryLevel),
})

/** @throws ApiError `player-not-found` */
export const islandOf = async (db: Db, playerId: number): Promise<Island> => {
  const { island } = await getPlayer(db, playerId)
  return onTheWire(island, await upgradeLevelOf(db, playerId, 'mining-tok'))
}

/**
 * Builds a piece for materials, once (R58). @throws ApiError `player-not-found`, `island-locked`, `island-built`,
 * `insufficient-materials`
 */
export const buildPiece = async (scope: CallScope, playerId: number, piece: IslandPiece): Promise<Island> => {
  const { db } = scope
  const { island } = await getPlayerLocked(db, playerId)
  const salaryLevel = await upgradeLevelOf(db, playerId, 'mining-tok')
  const error = islandError(piece, island, salaryLevel)
  if (error !== null) throw new ApiError(error)
  await takeMaterials(scope, playerId, ISLAND_COST, { reason: 'island', ref: piece })
  await addPiece(db, playerId, islandBit(piece))
  return onTheWire(island | islandBit(piece), salaryLevel)
}
