import { SETUP_ENTRIES } from '#rules/constants.ts'
import { otherSide, type Side, type TurnEntry } from './fight-types.ts'

export interface HpPair {
  readonly attacker: number
  readonly defender: number
}

/** Applies an entry in the order of R07 (B4, row 83). HP never falls below 0. Set-up entries have no effect. */
export const hpAfterEntry = (hp: HpPair, maxHp: HpPair, entry: TurnEntry): HpPair => {
  const other = otherSide(entry.actor)
  const burned = Math.max(0, hp[entry.actor] - entry.damage_burning_hell)
  const healed = Math.min(maxHp[entry.actor], burned + entry.life_steal)
  const ownHp = Math.max(0, healed - entry.damage_reflected)
  const otherHp = Math.max(0, hp[other] - entry.damage_attack)
  return entry.actor === 'attacker' ? { attacker: ownHp, defender: otherHp } : { attacker: otherHp, defender: ownHp }
}

/** Full HP of both, from the set-up entries (R10). */
export const startHp = (scenario: readonly TurnEntry[]): HpPair => {
  const hp = { attacker: 0, defender: 0 }
  for (const { actor, hp_actor } of scenario.slice(0, SETUP_ENTRIES)) hp[actor] = hp_actor
  return hp
}

/** HP after each entry, including the set-up entries. */
export const replayHp = (scenario: readonly TurnEntry[], maxHp: HpPair): HpPair[] => {
  let hp = maxHp
  return scenario.map((entry) => {
    hp = hpAfterEntry(hp, maxHp, entry)
    return hp
  })
}

/** The survivor, else the side with the higher share of its full HP. The defender wins a tie (R07). */
export const winnerByHp = (hp: HpPair, maxHp: HpPair): Side =>
  hp.attacker * maxHp.defender > hp.defender * maxHp.attacker ? 'attacker' : 'defender'
