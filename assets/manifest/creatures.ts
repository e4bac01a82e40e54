/** The skeletons are in `creature-rigs`, so that a screen with a portrait does not load them. */

export const BOSS_NAMES = ['fire-lord', 'mammoth', 'hollow-boss'] as const
export type BossName = (typeof BOSS_NAMES)[number]

export const HUNT_STAGES = ['cursed-fortress', 'demonbane-keep', 'eternal-abyss-gate'] as const
export type HuntStage = (typeof HUNT_STAGES)[number]

export const STAGE_DEMONS = {
  'cursed-fortress': ['grave-imp', 'stone-gargoyle'],
  'demonbane-keep': ['chain-brute', 'sting-fiend'],
  'eternal-abyss-gate': ['abyss-eye', 'void-wyrm'],
} as const satisfies Readonly<Record<HuntStage, readonly string[]>>
export type DemonName = (typeof STAGE_DEMONS)[HuntStage][number]
export type CreatureName = BossName | DemonName

/** One atlas per boss, and one for all demons of a hunting stage. */
export const CREATURE_PACK_NAMES = [
  'boss-fire-lord',
  'boss-mammoth',
  'boss-hollow',
  'demons-cursed-fortress',
  'demons-demonbane-keep',
  'demons-eternal-abyss-gate',
] as const
export type CreaturePackName = (typeof CREATURE_PACK_NAMES)[number]

export const bossPack = (boss: BossName): CreaturePackName => (boss === 'hollow-boss' ? 'boss-hollow' : `boss-${boss}`)

export const stagePack = (stage: HuntStage): CreaturePackName => `demons-${stage}`

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

export const creaturePortrait = (creature: CreatureName): (typeof CREATURE_ICON_NAMES)[number] => `portrait-${creature}`

/** Back to front. Like the leagues' arenas, but without stands. */
export const BOSS_ARENA_LAYER_NAMES = ['sky', 'far', 'wall', 'floor', 'fore'] as const
export type BossArenaLayerName = (typeof BOSS_ARENA_LAYER_NAMES)[number]

/** Same size and position as the leagues' layer (`arena-layers.ts`). */
export const bossArenaPicture = <Boss extends BossName, Layer extends BossArenaLayerName>(
  boss: Boss,
  layer: Layer,
): `boss-arena-${Boss}-${Layer}` => `boss-arena-${boss}-${layer}`

export const BOSS_ARENA_EDGES: Readonly<Record<BossName, { readonly above: string; readonly below: string }>> = {
  'fire-lord': { above: '#1e0a24', below: '#2a0f26' },
  mammoth: { above: '#0a1c4a', below: '#143a78' },
  'hollow-boss': { above: '#080a22', below: '#12102e' },
}

/** 390 × 600 CSS px; the lowest fifth is ground. */
export const huntPicture = (stage: HuntStage): `hunt-${HuntStage}` => `hunt-${stage}`

export const HUNT_LAYER_NAMES = ['mid', 'ground', 'fore'] as const
export type HuntLayer = (typeof HUNT_LAYER_NAMES)[number]

/** 780 CSS px wide. Repeats without a seam. */
export const huntStrip = <Stage extends HuntStage, Layer extends HuntLayer>(
  stage: Stage,
  layer: Layer,
): `hunt-${Stage}-${Layer}` => `hunt-${stage}-${layer}`

/** In units of the backdrop of 390 × 600. */
export const HUNT_STRIP_PLACES: Readonly<Record<HuntLayer, { readonly y: number; readonly height: number }>> = {
  mid: { y: 290, height: 210 },
  ground: { y: 470, height: 130 },
  fore: { y: 470, height: 130 },
}
export const HUNT_STRIP_WIDTH = 780

export const HUNT_CAMP_PICTURES = {
  tent: 'hunt-camp-tent',
  logs: 'hunt-camp-logs',
  spoils: 'hunt-camp-spoils',
} as const

export const CREATURE_PICTURE_NAMES = [
  ...BOSS_NAMES.flatMap((boss) => BOSS_ARENA_LAYER_NAMES.map((layer) => bossArenaPicture(boss, layer))),
  ...HUNT_STAGES.map(huntPicture),
  ...HUNT_STAGES.flatMap((stage) => HUNT_LAYER_NAMES.map((layer) => huntStrip(stage, layer))),
  ...Object.values(HUNT_CAMP_PICTURES),
] as const
