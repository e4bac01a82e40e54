import { HUNT_MILESTONE_KILLS } from '#rules/constants.ts'
import type { BoxKind } from '#rules/items/boxes.ts'
import type { Rng } from '#rules/prng.ts'
import { type EquippedStone, STONE_TYPES } from '#rules/stones/stones.ts'
import { MS_PER_HOUR, TOK_STEP_NANO, tokToNano } from '#rules/units.ts'
import type { HuntSlug } from './hunt-slugs.ts'

/** Ranges include both ends. */
export interface HuntStage {
  readonly slug: HuntSlug
  readonly name: string
  readonly durationMs: number
  readonly killsMin: number
  readonly killsMax: number
  readonly tokMinNano: number
  readonly tokMaxNano: number
  readonly stars: number
  /** Total kills that unlock the stage (R33). `stonePercent` is the chance of a level-1 stone (R23). */
  readonly killsNeeded: number
  readonly stonePercent: number
}

export const HUNT_STAGES: readonly HuntStage[] = [
  {
    slug: 'cursed-fortress',
    name: 'Cursed Fortress',
    durationMs: 3 * MS_PER_HOUR,
    killsMin: 5,
    killsMax: 8,
    tokMinNano: tokToNano(4),
    tokMaxNano: tokToNano(6),
    stars: 1,
    killsNeeded: 0,
    stonePercent: 0,
  },
  {
    slug: 'demonbane-keep',
    name: 'Demonbane Keep',
    durationMs: 6 * MS_PER_HOUR,
    killsMin: 12,
    killsMax: 18,
    tokMinNano: tokToNano(8),
    tokMaxNano: tokToNano(12),
    stars: 2,
    killsNeeded: 100,
    stonePercent: 0,
  },
  {
    slug: 'eternal-abyss-gate',
    name: 'Eternal Abyss Gate',
    durationMs: 12 * MS_PER_HOUR,
    killsMin: 28,
    killsMax: 40,
    tokMinNano: tokToNano(16),
    tokMaxNano: tokToNano(24),
    stars: 5,
    killsNeeded: 500,
    stonePercent: 5,
  },
]

export const huntStageOf = (slug: HuntSlug): HuntStage => HUNT_STAGES.find((stage) => stage.slug === slug) as HuntStage

export const isHuntStageOpen = (stage: HuntStage, demonsKilled: number): boolean => demonsKilled >= stage.killsNeeded

export interface HuntOutcome {
  readonly kills: number
  readonly tokNano: number
  readonly stars: number
  readonly stones: readonly EquippedStone[]
}

/** Each value in a range is equally likely. Stored with the roll (R46). */
export type HuntOdds = Pick<HuntStage, 'killsMin' | 'killsMax' | 'tokMinNano' | 'tokMaxNano' | 'stars' | 'stonePercent'>

export const huntOdds = ({ killsMin, killsMax, tokMinNano, tokMaxNano, stars, stonePercent }: HuntStage): HuntOdds => ({
  killsMin,
  killsMax,
  tokMinNano,
  tokMaxNano,
  stars,
  stonePercent,
})

export const rollHunt = (rng: Rng, stage: HuntOdds): HuntOutcome => ({
  kills: rng.int(stage.killsMin, stage.killsMax),
  tokNano: rng.int(stage.tokMinNano / TOK_STEP_NANO, stage.tokMaxNano / TOK_STEP_NANO) * TOK_STEP_NANO,
  stars: stage.stars,
  stones: rng.chance(stage.stonePercent) ? [{ type: rng.pick(STONE_TYPES), level: 1 }] : [],
})

export interface HuntMilestone {
  readonly level: number
  readonly killsNeeded: number
  readonly tokNano: number
  readonly box: BoxKind | null
  readonly awakeStones: number
}

const MILESTONE_TOK = [5, 10, 15, 20, 25, 30, 40, 60, 80, 120, 200] as const
const MILESTONE_BOXES: Readonly<Record<number, BoxKind>> = { 3: 'wood', 6: 'iron', 9: 'titanium' }
const AWAKE_STONE_LEVEL = 11

export const HUNT_MILESTONES: readonly HuntMilestone[] = HUNT_MILESTONE_KILLS.map((killsNeeded, index) => ({
  level: index + 1,
  killsNeeded,
  tokNano: tokToNano(MILESTONE_TOK[index] ?? 0),
  box: MILESTONE_BOXES[index + 1] ?? null,
  awakeStones: index + 1 === AWAKE_STONE_LEVEL ? 1 : 0,
}))

export const claimableMilestones = (demonsKilled: number, claimedLevels: readonly number[]): number[] =>
  HUNT_MILESTONES.filter(({ killsNeeded, level }) => demonsKilled >= killsNeeded && !claimedLevels.includes(level)).map(
    ({ level }) => level,
  )

/** True if a milestone can be claimed or the pet is not out hunting (A4, R34, row 41). */
export const hasHuntDot = (player: {
  readonly huntEndMs: number | null
  readonly demonsKilled: number
  readonly claimedLevels: readonly number[]
  readonly nowMs: number
}): boolean =>
  player.huntEndMs === null ||
  player.nowMs >= player.huntEndMs ||
  claimableMilestones(player.demonsKilled, player.claimedLevels).length > 0
