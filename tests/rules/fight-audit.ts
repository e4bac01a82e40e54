import { expect } from 'vitest'
import { hpAfterEntry } from '../../src/rules/fight-replay.ts'
import type { FightOutcome, FightStats, Side, TurnEntry } from '../../src/rules/fight-types.ts'
import { BURNING_HELL } from '../../src/rules/stones.ts'

interface Ledger {
  hp: number
  attacks: number
  burnTicksLeft: number
  frozen: boolean
  lostLast: boolean
}

const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

const levelOf = (stats: FightStats, type: string): number =>
  stats.stones.find((stone) => stone.type === type)?.level ?? 0

const skillFactor = (stats: FightStats, me: Ledger): number => {
  if (stats.skill === 'desolate') return 1.4
  if (stats.skill === 'rising-fury') return 1 + 0.05 * (me.attacks - 1)
  if (stats.skill === 'berserk') return 1 + (stats.maxHp - me.hp) / stats.maxHp
  return 1
}

const isQuiet = (entry: TurnEntry): boolean =>
  entry.damage_attack === 0 &&
  !entry.is_critical &&
  !entry.is_opponent_evade &&
  entry.life_steal === 0 &&
  !entry.burning_hell_opponent &&
  !entry.frost_prison_opponent &&
  entry.damage_reflected === 0

/** Walks through a scenario and holds each entry against the rules as R07–R10 word them, written a second time. */
export const auditFight = (stats: Readonly<Record<Side, FightStats>>, fight: FightOutcome): void => {
  const fresh = (side: Side): Ledger => ({
    hp: stats[side].maxHp,
    attacks: 0,
    burnTicksLeft: 0,
    frozen: false,
    lostLast: false,
  })
  const sides: Record<Side, Ledger> = { attacker: fresh('attacker'), defender: fresh('defender') }
  const maxHp = { attacker: stats.attacker.maxHp, defender: stats.defender.maxHp }
  const [setupA, setupD, ...actions] = fight.scenario
  expect([setupA?.actor, setupD?.actor]).toEqual(['attacker', 'defender'])
  for (const setup of [setupA, setupD]) {
    if (!setup) throw new Error('a scenario has two set-up entries')
    expect(isQuiet(setup) && !setup.burning_hell_actor && !setup.frost_prison_actor).toBe(true)
    expect(setup.hp_actor).toBe(maxHp[setup.actor])
  }
  expect(actions.length).toBe(fight.actions)
  expect(actions.length).toBeLessThanOrEqual(40)

  for (const [index, entry] of actions.entries()) {
    const own = stats[entry.actor]
    const foe = stats[otherSide(entry.actor)]
    const me = sides[entry.actor]
    const they = sides[otherSide(entry.actor)]
    if (index > 0) expect(entry.actor).toBe(otherSide(actions[index - 1]?.actor ?? 'attacker'))
    expect(me.hp > 0 && they.hp > 0).toBe(true)

    expect(entry.burning_hell_actor).toBe(me.burnTicksLeft > 0)
    if (me.burnTicksLeft > 0) {
      me.burnTicksLeft--
      const percent = BURNING_HELL.tickPercent[levelOf(foe, 'burning-hell') as 1 | 2 | 3 | 4]
      expect(entry.damage_burning_hell).toBe(Math.max(1, Math.round((0.75 * foe.attack * percent) / 100)))
    } else expect(entry.damage_burning_hell).toBe(0)
    const hpBefore = { attacker: sides.attacker.hp, defender: sides.defender.hp }
    me.hp = Math.max(0, me.hp - entry.damage_burning_hell)

    expect(entry.frost_prison_actor).toBe(me.hp > 0 && me.frozen)
    if (me.hp === 0) expect(isQuiet(entry)).toBe(true)
    else if (me.frozen) {
      expect(isQuiet(entry)).toBe(true)
      expect(me.lostLast).toBe(false)
      me.frozen = false
      me.lostLast = true
    } else {
      me.lostLast = false
      me.attacks++
      const isFatal = own.skill === 'fatal-blow' && me.attacks % 3 === 0
      if (isFatal) expect(entry.is_critical && !entry.is_opponent_evade).toBe(true)
      if (entry.is_opponent_evade) {
        expect({ ...entry, is_opponent_evade: false }).toSatisfy(isQuiet)
      } else {
        const unit =
          0.75 *
          own.attack *
          skillFactor(own, me) *
          (entry.is_critical ? own.critDamagePercent / 100 : 1) *
          (index === 0 ? 0.5 : 1)
        expect(entry.damage_attack).toBeGreaterThanOrEqual(Math.max(1, Math.round(unit * 0.7)))
        expect(entry.damage_attack).toBeLessThanOrEqual(Math.max(1, Math.round(unit * 1.3)))
        they.hp = Math.max(0, they.hp - entry.damage_attack)
        const stealFactor = (own.lifeStealPercent + (own.skill === 'life-steal' ? 25 : 0)) / 100
        expect(entry.life_steal).toBe(Math.min(Math.round(entry.damage_attack * stealFactor), own.maxHp - me.hp))
        me.hp += entry.life_steal
        const reflectFactor = (foe.reflectPercent + (foe.skill === 'reflect' ? 20 : 0)) / 100
        const reflected = they.hp === 0 ? 0 : Math.round(entry.damage_attack * reflectFactor)
        expect(entry.damage_reflected).toBe(reflected)
        me.hp = Math.max(0, me.hp - reflected)
        const canProc = they.hp > 0 && me.hp > 0
        if (entry.burning_hell_opponent) {
          expect(canProc && levelOf(own, 'burning-hell') > 0).toBe(true)
          they.burnTicksLeft = 2
        }
        if (entry.frost_prison_opponent) {
          expect(canProc && levelOf(own, 'frost-prison') > 0 && !they.lostLast).toBe(true)
          they.frozen = true
        }
      }
    }
    expect(entry.hp_actor).toBe(me.hp)
    expect(hpAfterEntry(hpBefore, maxHp, entry)).toEqual({ attacker: sides.attacker.hp, defender: sides.defender.hp })
  }

  expect(fight.finalHp).toEqual({ attacker: sides.attacker.hp, defender: sides.defender.hp })
  if (fight.actions < 40) expect(Math.min(sides.attacker.hp, sides.defender.hp)).toBe(0)
  const attackerShare = sides.attacker.hp * maxHp.defender
  const defenderShare = sides.defender.hp * maxHp.attacker
  expect(fight.winner).toBe(attackerShare > defenderShare ? 'attacker' : 'defender')
}
