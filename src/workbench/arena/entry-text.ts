import type { TurnEntry } from '#rules/kombat/fight-types.ts'

export const entryText = (entry: TurnEntry): string =>
  [
    entry.actor === 'attacker' ? 'A' : 'D',
    entry.frost_prison_actor && 'is frozen',
    entry.burning_hell_actor && `burns −${entry.damage_burning_hell}`,
    entry.is_opponent_evade && 'misses',
    entry.damage_attack > 0 && `${entry.is_critical ? 'crits' : 'hits'} −${entry.damage_attack}`,
    entry.damage_reflected > 0 && `reflected −${entry.damage_reflected}`,
    entry.life_steal > 0 && `heals +${entry.life_steal}`,
    entry.burning_hell_opponent && 'sets on fire',
    entry.frost_prison_opponent && 'freezes',
    `→ ${entry.hp_actor} HP`,
  ]
    .filter((word) => typeof word === 'string')
    .join(' ')

export const MOMENTS = {
  critical: (entry: TurnEntry) => entry.is_critical,
  miss: (entry: TurnEntry) => entry.is_opponent_evade,
  burn: (entry: TurnEntry) => entry.burning_hell_actor,
  freeze: (entry: TurnEntry) => entry.frost_prison_actor,
  reflect: (entry: TurnEntry) => entry.damage_reflected > 0,
  heal: (entry: TurnEntry) => entry.life_steal > 0,
  'reflect that kills': (entry: TurnEntry) => entry.damage_reflected > 0 && entry.hp_actor <= 0,
  'burn that kills': (entry: TurnEntry) => entry.burning_hell_actor && entry.hp_actor <= 0,
} as const satisfies Readonly<Record<string, (entry: TurnEntry) => boolean>>
export type KeyframeName = keyof typeof MOMENTS

export const countKeyframes = (scenario: readonly TurnEntry[]): [KeyframeName, number][] =>
  (Object.keys(MOMENTS) as KeyframeName[])
    .map((name): [KeyframeName, number] => [name, scenario.filter(MOMENTS[name]).length])
    .filter(([, count]) => count > 0)
