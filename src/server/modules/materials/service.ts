import type { Kysely } from 'kysely'
import { iconUrl } from '../../../../assets/manifest/packs.ts'
import type { CallData } from '../../../contracts/schemas.ts'
import type { OwnedMaterial } from '../../../contracts/wire.ts'
import {
  MATERIAL_NAMES,
  MATERIAL_SLUGS,
  type MaterialSlug,
  type MaterialStack,
} from '../../../rules/items/materials.ts'
import type { Database } from '../../db/database.ts'
import { balancesOf } from '../../db/ledger.ts'

const ICONS = {
  'material-wood': iconUrl('material-wood'),
  'material-iron': iconUrl('material-iron'),
  'material-titanium': iconUrl('material-titanium'),
  'material-ruby': iconUrl('material-ruby'),
  'material-diamond': iconUrl('material-diamond'),
  'material-awake-stone': iconUrl('material-awake-stone'),
} as const satisfies Record<MaterialSlug, string>

const materialOnTheWire = (slug: MaterialSlug): CallData<'materials.base'>[number] => ({
  id: slug,
  slug,
  name: MATERIAL_NAMES[slug],
  image: ICONS[slug],
  image_url: ICONS[slug],
  description:
    slug === 'material-awake-stone'
      ? 'Material used to awaken equipment.'
      : 'Material used to refine equipment, earned from Kombat.',
})

/** The six materials (row 121). */
export const allMaterials = (): CallData<'materials.base'> => MATERIAL_SLUGS.map(materialOnTheWire)

/** Amounts of materials on the wire. */
export const stacksOnTheWire = (stacks: readonly MaterialStack[]): OwnedMaterial[] =>
  stacks.map(({ slug, quantity }) => ({ ...materialOnTheWire(slug), material_id: slug, quantity }))

/** How much of each material a player has, those of which there is none too (row 121). */
export const materialsOf = async (db: Kysely<Database>, playerId: number): Promise<OwnedMaterial[]> => {
  const amounts = await balancesOf(db, playerId, MATERIAL_SLUGS)
  return stacksOnTheWire(MATERIAL_SLUGS.map((slug, index) => ({ slug, quantity: Number(amounts[index] ?? 0n) })))
}
