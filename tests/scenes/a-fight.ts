import type { KombatInput, StageFighter } from '#bridge/bridge.ts'
import type { BossOpponent, Cosmetic, ScenarioEntry } from '#contracts/wire.ts'
import type { FightStats, Side } from '#rules/kombat/fight-types.ts'
import { SKILL_NAMES } from '#rules/kombat/skills.ts'
import type { Rng } from '#rules/prng.ts'
import type { StoneType } from '#rules/stones/stones.ts'
import type { FightScript } from '#scenes/kombat/timeline/playback.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'
import { BARE_COSMETIC } from '#workbench/fixtures/fighters.ts'

/** The two set-up entries (R10). */
export const setUp = (attackerHp = 1000, defenderHp = 1000): ScenarioEntry[] => [
  anEntry({ actor: 'attacker', hp_actor: attackerHp }),
  anEntry({ actor: 'defender', hp_actor: defenderHp }),
]

/** A fight between fighters with 1,000 HP each, as the attacker sees it. */
export const aScript = (entries: readonly ScenarioEntry[], more: Partial<FightScript> = {}): FightScript => ({
  scenario: [...setUp(), ...entries],
  winner: 'attacker',
  perspective: 'attacker',
  mode: 'live',
  maxHp: { user: 1000, opponent: 1000 },
  ...more,
})

export const dressedIn = (rarity: 'prototype' | 'common' | 'uncommon' | 'rare' | 'epic' | 'legendary'): Cosmetic => {
  const item = (slug: string) => ({ slug, image_url: '', rarity })
  return {
    ...BARE_COSMETIC,
    sword: item('sword'),
    shield: item('shield'),
    wings: item('wings'),
    animal: item('animal'),
    necklace: item('necklace'),
    helmet: item('helmet'),
    armor: item('armor'),
    boots: item('boots'),
  }
}

export const aStageFighter = ({
  houseId = 0,
  cosmetic = BARE_COSMETIC,
  ...fields
}: Partial<StageFighter> & { readonly houseId?: number; readonly cosmetic?: Cosmetic } = {}): StageFighter => ({
  name: 'Nibbles',
  maxHp: 1000,
  look: { kind: 'pet', houseId, cosmetic },
  ...fields,
})

export const aBoss = (boss: BossOpponent['boss_name']): StageFighter =>
  aStageFighter({ name: boss, look: { kind: 'boss', boss } })

export const aKombatInput = (entries: readonly ScenarioEntry[] | null, winner: Side = 'attacker'): KombatInput => ({
  user: aStageFighter(),
  opponent: entries ? aStageFighter({ name: 'Lunar', houseId: 1 }) : null,
  fight: entries
    ? { id: 'fight-1', scenario: [...setUp(), ...entries], winner, perspective: 'attacker', mode: 'live' }
    : null,
  tier: 0,
  labels: { critical: 'CRIT!', miss: 'Miss', frozen: 'Frozen' },
})

const STONES: readonly StoneType[] = ['burning-hell', 'frost-prison', 'luck-leech']

interface FightLength {
  readonly maxHp: readonly [number, number]
  readonly attack: readonly [number, number]
}

export const aRandomFighter = (rng: Rng, { maxHp, attack }: FightLength): FightStats => ({
  maxHp: rng.int(...maxHp),
  attack: rng.int(...attack),
  critPercent: rng.next() * 95,
  evasionPercent: rng.next() * 30,
  critDamagePercent: rng.int(200, 300),
  reflectPercent: rng.next() * 30,
  lifeStealPercent: rng.next() * 25,
  skill: rng.pick(SKILL_NAMES),
  stones: STONES.filter(() => rng.chance(50)).map((type) => ({ type, level: rng.pick([1, 2, 3, 4] as const) })),
})
