import type { RankPoints } from '#rules/units.ts'
import type { SkillName } from './fight-types.ts'

export interface Skill {
  readonly slug: SkillName
  readonly name: string
  readonly text: string
  /** Best rank ever (R08). */
  readonly unlockPoints: number
}

export const SKILL_NUMBERS = {
  desolateDamageFactor: 1.4,
  reflectPercent: 20,
  lifeStealPercent: 25,
  /** Damage factor per attack after the first. */
  risingFuryStep: 0.05,
  /** Every n-th landed attack is critical and cannot be evaded. */
  fatalBlowEvery: 3,
} as const

/** In unlock order (B9, R08). */
export const SKILLS: readonly Skill[] = [
  { slug: 'rising-fury', name: 'Rising fury', text: '+5% damage per attack', unlockPoints: 0 },
  { slug: 'reflect', name: 'Reflect', text: 'Returns 20% of damage taken', unlockPoints: 100 },
  { slug: 'life-steal', name: 'Life steal', text: 'Heals 25% of damage dealt', unlockPoints: 400 },
  { slug: 'fatal-blow', name: 'Fatal blow', text: 'Every third attack that lands is critical', unlockPoints: 800 },
  { slug: 'desolate', name: 'Desolate', text: '+40% attack damage', unlockPoints: 1600 },
  { slug: 'berserk', name: 'Berserk', text: '+1% damage per 1% HP lost', unlockPoints: 2000 },
]

export const STARTING_SKILL: SkillName = 'rising-fury'

export const unlockedSkills = (bestRank: RankPoints): SkillName[] =>
  SKILLS.filter((skill) => skill.unlockPoints <= bestRank).map((skill) => skill.slug)

export const skillOf = (slug: SkillName): Skill => SKILLS.find((skill) => skill.slug === slug) as Skill
