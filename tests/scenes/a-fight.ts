import type { FightScript } from '../../scenes/kombat/playback.ts'
import type { KombatInput, StageFighter } from '../../src/bridge/bridge.ts'
import type { BossOpponent, Cosmetic, ScenarioEntry } from '../../src/contracts/wire.ts'
import type { Side } from '../../src/rules/fight/fight-types.ts'
import { anEntry } from '../../src/workbench/fixtures/entry.ts'
import { BARE_COSMETIC } from '../../src/workbench/fixtures/fighters.ts'

/** The two set-up entries of a fight (R10). */
export const setUp = (attackerHp = 1000, defenderHp = 1000): ScenarioEntry[] => [
  anEntry({ actor: 'attacker', hp_actor: attackerHp }),
  anEntry({ actor: 'defender', hp_actor: defenderHp }),
]

/** A script of the set-up entries and these, both fighters with 1,000 HP, from the attacker's perspective. */
export const aScript = (entries: readonly ScenarioEntry[], more: Partial<FightScript> = {}): FightScript => ({
  scenario: [...setUp(), ...entries],
  winner: 'attacker',
  perspective: 'attacker',
  mode: 'live',
  maxHp: { user: 1000, opponent: 1000 },
  ...more,
})

/** A cosmetic with one rarity in every slot. */
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

/** A fighter of a house, bare unless dressed. */
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

/** A boss as a fighter (row 143). */
export const aBoss = (boss: BossOpponent['boss_name']): StageFighter =>
  aStageFighter({ name: boss, look: { kind: 'boss', boss } })

/** Input of the arena: two fighters and, with entries, a fight between them. */
export const aKombatInput = (entries: readonly ScenarioEntry[] | null, winner: Side = 'attacker'): KombatInput => ({
  user: aStageFighter(),
  opponent: entries ? aStageFighter({ name: 'Lunar', houseId: 1 }) : null,
  fight: entries
    ? { id: 'fight-1', scenario: [...setUp(), ...entries], winner, perspective: 'attacker', mode: 'live' }
    : null,
  tier: 0,
  labels: { critical: 'CRIT!', miss: 'Miss', frozen: 'Frozen' },
})
