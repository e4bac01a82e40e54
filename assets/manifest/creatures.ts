/**
 * The bosses, the hunt demons and where they are met. Names only; the skeletons are in `creature-rigs`, so that a screen
 * that shows a portrait does not load them.
 */

/** The bosses, by their ids. */
export const BOSS_NAMES = ['fire-lord', 'mammoth', 'hollow-boss'] as const
export type BossName = (typeof BOSS_NAMES)[number]

/** The stages of the hunt, in their order (row 62). */
export const HUNT_STAGES = ['cursed-fortress', 'demonbane-keep', 'eternal-abyss-gate'] as const
export type HuntStage = (typeof HUNT_STAGES)[number]

/** The demons of each stage. */
export const STAGE_DEMONS = {
  'cursed-fortress': ['grave-imp', 'stone-gargoyle'],
  'demonbane-keep': ['chain-brute', 'sting-fiend'],
  'eternal-abyss-gate': ['abyss-eye', 'void-wyrm'],
} as const satisfies Readonly<Record<HuntStage, readonly string[]>>
export type DemonName = (typeof STAGE_DEMONS)[HuntStage][number]
export type CreatureName = BossName | DemonName

/** Atlases of this area: one for each boss, one for the demons of each stage. */
export const CREATURE_PACK_NAMES = [
  'boss-fire-lord',
  'boss-mammoth',
  'boss-hollow',
  'demons-cursed-fortress',
  'demons-demonbane-keep',
  'demons-eternal-abyss-gate',
] as const
export type CreaturePackName = (typeof CREATURE_PACK_NAMES)[number]

/** The pack of a boss. */
export const bossPack = (boss: BossName): CreaturePackName => (boss === 'hollow-boss' ? 'boss-hollow' : `boss-${boss}`)

/** The pack of a stage's demons. */
export const stagePack = (stage: HuntStage): CreaturePackName => `demons-${stage}`

/** Icons of this area: the head of each creature, for lists. */
export const CREATURE_ICON_NAMES = [
  'portrait-fire-lord',
  'portrait-mammoth',
  'portrait-hollow-boss',
  'portrait-grave-imp',
  'portrait-stone-gargoyle',
  'portrait-chain-brute',
  'portrait-sting-fiend',
  'portrait-abyss-eye',
  'portrait-void-wyrm',
] as const

/** The icon with a creature's head. */
export const creaturePortrait = (creature: CreatureName): (typeof CREATURE_ICON_NAMES)[number] => `portrait-${creature}`

/** Layers of a boss's arena, back to front, named as in a league's arena; without stands. */
export const BOSS_ARENA_LAYER_NAMES = ['sky', 'far', 'wall', 'floor', 'fore'] as const
export type BossArenaLayerName = (typeof BOSS_ARENA_LAYER_NAMES)[number]

/** Picture of one layer of a boss's arena: sized and placed like the layer of a league's arena (`arena-layers.ts`). */
export const bossArenaPicture = <Boss extends BossName, Layer extends BossArenaLayerName>(
  boss: Boss,
  layer: Layer,
): `boss-arena-${Boss}-${Layer}` => `boss-arena-${boss}-${layer}`

/** Colours that go on where a tall screen shows more than the pictures: above the sky and below the floor. */
export const BOSS_ARENA_EDGES: Readonly<Record<BossName, { readonly above: string; readonly below: string }>> = {
  'fire-lord': { above: '#1e0a24', below: '#2a0f26' },
  mammoth: { above: '#0a1c4a', below: '#143a78' },
  'hollow-boss': { above: '#080a22', below: '#12102e' },
}

/** The tall picture behind a stage of the hunt, 390 × 600 CSS px; its lower fifth is ground. */
export const huntPicture = (stage: HuntStage): `hunt-${HuntStage}` => `hunt-${stage}`

/** Strips of the way through a stage that scroll past: what stands behind the pet, the ground, what passes in front. */
export const HUNT_LAYER_NAMES = ['mid', 'ground', 'fore'] as const
export type HuntLayer = (typeof HUNT_LAYER_NAMES)[number]

/** One strip of a stage: 780 CSS px of the backdrop's width, and its right end goes on at its left. */
export const huntStrip = <Stage extends HuntStage, Layer extends HuntLayer>(
  stage: Stage,
  layer: Layer,
): `hunt-${Stage}-${Layer}` => `hunt-${stage}-${layer}`

/** Where a strip stands in the backdrop's 390 × 600 units, and how far it reaches. */
export const HUNT_STRIP_PLACES: Readonly<Record<HuntLayer, { readonly y: number; readonly height: number }>> = {
  mid: { y: 290, height: 210 },
  ground: { y: 470, height: 130 },
  fore: { y: 470, height: 130 },
}
/** Width of a strip, in the backdrop's units. */
export const HUNT_STRIP_WIDTH = 780

/** What stands in the hunters' camp. */
export const HUNT_CAMP_PICTURES = {
  tent: 'hunt-camp-tent',
  logs: 'hunt-camp-logs',
  spoils: 'hunt-camp-spoils',
} as const

/** Single pictures of this area. */
export const CREATURE_PICTURE_NAMES = [
  ...BOSS_NAMES.flatMap((boss) => BOSS_ARENA_LAYER_NAMES.map((layer) => bossArenaPicture(boss, layer))),
  ...HUNT_STAGES.map(huntPicture),
  ...HUNT_STAGES.flatMap((stage) => HUNT_LAYER_NAMES.map((layer) => huntStrip(stage, layer))),
  ...Object.values(HUNT_CAMP_PICTURES),
] as const
