import { addedBackdropOf, addedBackdropPicture, type NamedBackdrop } from '#assets/manifest/additions.ts'
import type { ArenaIndex } from '#assets/manifest/arena-layers.ts'
import { ARENA_LAYERS, arenaOfTier, arenaPicture } from '#assets/manifest/arena-layers.ts'
import { CREATURE_RIGS } from '#assets/manifest/creature-rigs/all.ts'
import { BOSS_ARENA_LAYER_NAMES, type BossName, bossArenaPicture, bossPack } from '#assets/manifest/creatures.ts'
import { crownedLayers, type FighterLook } from '#assets/manifest/crowned-layers.ts'
import type { ExtraPackName, ExtraPictureName } from '#assets/manifest/extras.ts'
import { packsOf } from '#assets/manifest/fighter-layers.ts'
import { wornWithSpecials } from '#assets/manifest/named-items.ts'
import type { PackName } from '#assets/manifest/packs.ts'
import type { KombatInput, StageFighter, StageLook } from '#bridge/bridge.ts'
import { wornCrown } from '#rules/leaderboards/crowns.ts'
import type { LookOf } from '#rules/wardrobe/looks.ts'
import type { TextureWants } from '#scenes/kit/texture-packs.ts'

export type BodyLook =
  | ({ readonly kind: 'pet'; readonly winPose?: LookOf<'pose'> } & FighterLook)
  | { readonly kind: 'boss'; readonly boss: BossName; readonly pack: ExtraPackName }

export const lookOf = ({ look }: { readonly look: StageLook }): BodyLook =>
  look.kind === 'pet'
    ? {
        kind: 'pet',
        houseId: look.houseId,
        worn: wornWithSpecials(look.cosmetic),
        crown: wornCrown(look.cosmetic),
        cape: look.cosmetic.looks?.cape ?? null,
        ...(look.cosmetic.looks?.pose && { winPose: look.cosmetic.looks.pose }),
      }
    : { kind: 'boss', boss: look.boss, pack: bossPack(look.boss) }

const hostOf = (input: KombatInput | null): BossName | null => {
  const looks = [input?.opponent?.look, input?.user.look]
  for (const look of looks) if (look?.kind === 'boss') return look.boss
  return null
}

export type Place =
  | { readonly kind: 'league'; readonly arena: ArenaIndex }
  | { readonly kind: 'boss'; readonly boss: BossName }
  | { readonly kind: 'added'; readonly backdrop: NamedBackdrop }

export const placeOf = (input: KombatInput | null): Place => {
  const boss = hostOf(input)
  if (boss !== null) return { kind: 'boss', boss }
  const tier = input?.tier ?? 0
  const opponent = input?.opponent?.look
  const backdrop = addedBackdropOf(tier, opponent?.kind === 'pet' ? opponent.houseId : null)
  return backdrop === null ? { kind: 'league', arena: arenaOfTier(tier) } : { kind: 'added', backdrop }
}

const picturesOf = (place: Place): ExtraPictureName[] => {
  if (place.kind === 'boss') return BOSS_ARENA_LAYER_NAMES.map((layer) => bossArenaPicture(place.boss, layer))
  if (place.kind === 'added')
    return ARENA_LAYERS.flatMap(({ name }) => addedBackdropPicture(place.backdrop, name) ?? [])
  return ARENA_LAYERS.map(({ name }) => arenaPicture(place.arena, name))
}

export const wantsOf = (input: KombatInput | null): TextureWants => {
  const looks = input ? [input.user, ...(input.opponent ? [input.opponent] : [])].map(lookOf) : []
  const packs = new Set<PackName>(['vfx'])
  const bossPacks = new Set<ExtraPackName>()
  for (const look of looks) {
    if (look.kind === 'boss') bossPacks.add(look.pack)
    else for (const pack of packsOf(crownedLayers(look))) packs.add(pack)
  }
  return { packs: [...packs], pictures: [], extras: { packs: [...bossPacks], pictures: picturesOf(placeOf(input)) } }
}

export const placeWants = (boss: BossName): TextureWants => ({
  packs: ['vfx'],
  pictures: [],
  extras: { packs: [bossPack(boss)], pictures: picturesOf({ kind: 'boss', boss }) },
})

export const sameLook = (a: StageFighter, b: StageFighter): boolean =>
  JSON.stringify(lookOf(a)) === JSON.stringify(lookOf(b))

/** Heights of the bosses, in rest units of a pet. All are taller than a pet with a helmet. */
export const BOSS_UNITS: Readonly<Record<BossName, number>> = { mammoth: 520, 'fire-lord': 640, 'hollow-boss': 520 }
/** Extra distance that two fighters keep because this body is wider than a pet, in rest units; 0 for a pet. */
export const girthOf = (look: BodyLook): number =>
  look.kind === 'boss' ? (CREATURE_RIGS[look.boss].box.width * 0.1 * BOSS_UNITS[look.boss]) / BOSS_UNITS.mammoth : 0
