import type { ScenarioEntry } from '#contracts/wire.ts'

const FNV_PRIME = 0x01000193
const FNV_START = 0x811c9dc5

export const mix = (hash: number, value: number): number =>
  Math.imul(hash ^ (value & 0xffff), FNV_PRIME) ^ (value >>> 16)

/** Turns a hash into an evenly distributed number 0–1. */
export const shareOf = (hash: number): number => {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000
}

/** Derived from the entries, because not every fight brings a seed. */
export const fightSeed = (scenario: readonly ScenarioEntry[]): number =>
  scenario.reduce(
    (hash, { actor, damage_attack, hp_actor }) =>
      mix(mix(mix(hash, actor === 'attacker' ? 1 : 2), Math.trunc(damage_attack) || 0), Math.trunc(hp_actor) || 0),
    FNV_START,
  )
