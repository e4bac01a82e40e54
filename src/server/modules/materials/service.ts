import type { CallData } from '#contracts/schemas.ts'
import type { OwnedMaterial } from '#contracts/wire.ts'
import { MATERIAL_SLUGS, MATERIALS, type MaterialSlug, type MaterialStack } from '#rules/items/materials.ts'
import { iconUrl } from '#server/art.ts'
import type { Db } from '#server/db/database.ts'
import { balancesOf } from '#server/db/ledger.ts'

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

/** All materials, with amounts of 0 (row 121). */
export const materialsOf = async (db: Db, playerId: number): Promise<OwnedMaterial[]> => {
  const amounts = await balancesOf(db, playerId, MATERIAL_SLUGS)
  return stacksOnTheWire(MATERIAL_SLUGS.map((slug, index) => ({ slug, quantity: Number(amounts[index] ?? 0n) })))
}
