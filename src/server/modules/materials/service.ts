import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import type { CallData } from '#contracts/schemas.ts'
import type { OwnedMaterial } from '#contracts/wire.ts'
import { MATERIAL_SLUGS, MATERIALS, type MaterialSlug, type MaterialStack } from '#rules/items/materials.ts'
import { ApiError } from '#server/api-error.ts'
import { iconUrl } from '#server/art.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { balancesOf, postMovements } from '#server/db/ledger.ts'
import { burn } from '#server/db/movements.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'

const materialOnTheWire = (slug: MaterialSlug): CallData<'materials.base'>[number] => ({
  id: slug,
  slug,
  ...MATERIALS[slug],
  image: iconUrl(slug),
  image_url: iconUrl(slug),
})

export const allMaterials = (): CallData<'materials.base'> => MATERIAL_SLUGS.map(materialOnTheWire)

export const stacksOnTheWire = (stacks: readonly MaterialStack[]): OwnedMaterial[] =>
  stacks.map(({ slug, quantity }) => ({ ...materialOnTheWire(slug), material_id: slug, quantity }))

/** Includes materials of which the player has none (row 121). */
export const materialsOf = async (db: Db, playerId: number): Promise<OwnedMaterial[]> => {
  const amounts = await balancesOf(db, playerId, MATERIAL_SLUGS)
  return stacksOnTheWire(MATERIAL_SLUGS.map((slug, index) => ({ slug, quantity: Number(amounts[index] ?? 0n) })))
}

/** Takes all or none. Requires the player's lock. @throws ApiError `insufficient-materials` */
export const takeMaterials = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  cost: readonly MaterialStack[],
  { reason, ref }: { readonly reason: LedgerReason; readonly ref: string },
): Promise<void> => {
  const slugs = cost.map(({ slug }) => slug)
  const held = await balancesOf(db, playerId, slugs)
  if (cost.some(({ quantity }, index) => (held[index] ?? 0n) < BigInt(quantity)))
    throw new ApiError('insufficient-materials')
  const taken = cost.map(({ slug, quantity }) =>
    burn({ id: uuidV7(entropy, nowMs), from: playerId, asset: slug, amount: BigInt(quantity), reason, ref }),
  )
  await postMovements(db, taken, nowMs)
}
