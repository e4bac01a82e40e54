import { describe, expect, it } from 'vitest'
import { BOSS_NAMES } from '#assets/manifest/creatures.ts'
import { BOSS_ATTACKS } from '#assets/manifest/fight-clips/boss-attacks.ts'
import type { Side } from '#rules/kombat/fight-types.ts'
import { type Beat, isSecondPhase, planFight } from '#scenes/kombat/timeline/playback.ts'
import { ALL_PET_ATTACKS, bossRepertoire, petRepertoire, repertoireOf } from '#scenes/kombat/timeline/repertoire.ts'
import { fighterChoice } from '#workbench/arena/fighter-choice.ts'
import { makeFight } from '#workbench/arena/made-fight.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'
import { aScript, aStageFighter, dressedIn } from '../a-fight.ts'

const PAIRS = 1000
const player = fighterChoice({ body: 'hamster' })
const OPPONENTS = ['moonbix', 'not', 'major', 'blum', 'cats', 'seed', 'dogs'] as const

const turnsOf = (number: number, perspective: Side = 'attacker', mode: 'live' | 'replay' = 'live'): string[] => {
  const body = OPPONENTS[number % OPPONENTS.length] ?? 'moonbix'
  const { scenario, winner } = makeFight({ seed: `5eed${number}`, attacker: player, defender: fighterChoice({ body }) })
  const hp = { user: 1e9, opponent: 1e9 }
  const { beats } = planFight({ scenario, winner, perspective, mode, maxHp: hp })
  return beats.flatMap(({ clips, actor }: Beat) => (clips ? [`${actor} ${clips.attack} ${clips.reaction}`] : []))
}
const attacksOf = (turns: readonly string[]): string[] => turns.map((turn) => turn.split(' ')[1] ?? '')

const sameShare = (a: readonly string[], b: readonly string[]): number => {
  const length = Math.min(a.length, b.length)
  return a.slice(0, length).filter((turn, index) => turn === b[index]).length / length
}

describe('which clip an entry plays', () => {
  it('over 1,000 pairs of fights of one player the same turn has the same clips in less than half, and never in 80 %', () => {
    const fights = Array.from({ length: 2 * PAIRS }, (_, number) => turnsOf(number))
    const shares = Array.from({ length: PAIRS }, (_, pair) =>
      sameShare(fights[2 * pair] ?? [], fights[2 * pair + 1] ?? []),
    )
    const attacks = Array.from({ length: PAIRS }, (_, pair) =>
      sameShare(attacksOf(fights[2 * pair] ?? []), attacksOf(fights[2 * pair + 1] ?? [])),
    )
    expect(shares.reduce((sum, share) => sum + share) / PAIRS).toBeLessThan(0.5)
    expect(attacks.reduce((sum, share) => sum + share) / PAIRS).toBeLessThan(0.5)
    expect(Math.max(...shares)).toBeLessThan(0.8)
  })

  it('a fight has the same clips each time, in its replay, and seen from the other side', () => {
    const [mine, again, theirs] = [turnsOf(7), turnsOf(7), turnsOf(7, 'defender')]
    expect(turnsOf(7, 'attacker', 'replay')).toEqual(mine)
    expect(mine.length).toBeGreaterThan(5)
    expect(again).toEqual(mine)
    const swapped = theirs.map((turn) => turn.replace(/^\w+/, (actor) => (actor === 'user' ? 'opponent' : 'user')))
    expect(swapped).toEqual(mine)
  })

  it('no fighter attacks the same way twice in a row, and every way comes up', () => {
    const seen = new Set<string>()
    for (let number = 0; number < 20; number += 1) {
      const last: Record<string, string> = {}
      for (const turn of turnsOf(number)) {
        const [actor = '', attack = ''] = turn.split(' ')
        expect(attack).not.toBe(last[actor])
        last[actor] = attack
        seen.add(attack)
      }
    }
    const { plain, critical } = petRepertoire('blade')
    expect([...seen].sort()).toEqual([...plain, ...critical].sort())
  })

  it('each family of swords has its own attack besides three that all have; bare hands punch', () => {
    const common = petRepertoire('blade').plain.filter((name) => petRepertoire('heavy').plain.includes(name))
    expect(common).toEqual(['slash', 'leap', 'spin'])
    for (const family of ['blade', 'heavy', 'fire', 'toy'] as const) {
      expect(petRepertoire(family).plain.filter((name) => !common.includes(name))).toHaveLength(1)
      expect(petRepertoire(family).critical.length).toBeGreaterThan(1)
    }
    const bare = petRepertoire('bare')
    for (const name of [...bare.plain, ...bare.critical]) expect(petRepertoire('blade').plain).not.toContain(name)
    expect(bare.plain).toHaveLength(3)
  })

  it('a fighter’s family is the family of the sword it wears', () => {
    const worn = (rarity: Parameters<typeof dressedIn>[0]) =>
      repertoireOf(aStageFighter({ cosmetic: dressedIn(rarity) }).look).plain.at(-1)
    expect(repertoireOf(aStageFighter().look).plain).toContain('one-two')
    expect([worn('prototype'), worn('common'), worn('uncommon'), worn('legendary')]).toEqual([
      'bonk',
      'rising-cut',
      'hammer',
      'blaze',
    ])
    const named = { ...dressedIn('rare'), sword: { slug: 'firelord-sword', image_url: '', rarity: 'rare' as const } }
    expect(repertoireOf(aStageFighter({ cosmetic: named }).look).plain.at(-1)).toBe('blaze')
  })

  it('every boss has attacks, a critical one, and reactions in variants', () => {
    for (const boss of BOSS_NAMES) {
      const { plain, critical, hits, evades, falls } = bossRepertoire(boss)
      expect(plain.length).toBeGreaterThanOrEqual(2)
      expect(critical).toHaveLength(1)
      for (const names of [hits, evades, falls]) expect(names.length).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('the second phase of a boss (row 143)', () => {
  const BOSSES = ['mammoth', 'fire-lord'] as const
  const petAttacks = new Set(Object.keys(ALL_PET_ATTACKS))
  const FIGHT = Array.from({ length: 40 }, (_, index) =>
    anEntry({
      actor: index % 2 === 0 ? 'attacker' : 'defender',
      damage_attack: 1 + index,
      is_critical: index % 5 === 3,
    }),
  )
  const attacksIn = (
    boss: (typeof BOSSES)[number],
    secondPhaseFrom: number | null,
    mode: 'live' | 'replay' = 'live',
  ): Map<number, string> => {
    const { beats } = planFight(
      aScript(FIGHT, {
        mode,
        secondPhaseFrom,
        maxHp: { user: 1e9, opponent: 1e9 },
        repertoires: { user: petRepertoire('blade'), opponent: bossRepertoire(boss) },
      }),
    )
    return new Map(
      beats.flatMap(({ actor, clips, entryIndex }) =>
        actor === 'opponent' && clips ? [[entryIndex - 1, clips.attack] as const] : [],
      ),
    )
  }

  it.each(BOSSES)('%s has at least three attacks that no pet has, and more from the second phase on', (boss) => {
    const { plain, critical, second } = bossRepertoire(boss)
    const first = new Set([...plain, ...critical])
    const later = [...(second?.opening ?? []), ...(second?.plain ?? []), ...(second?.critical ?? [])]
    for (const name of [...first, ...later]) expect(petAttacks).not.toContain(name)
    expect(first.size).toBeGreaterThanOrEqual(3)
    expect(later.filter((name) => !first.has(name)).length).toBeGreaterThanOrEqual(4)
    const marks = new Set(Object.values(BOSS_ATTACKS[boss]).map(({ mark }) => mark))
    expect(marks.size).toBeGreaterThanOrEqual(7)
  })

  it.each(BOSSES)(
    '%s: the second phase begins with the twentieth action, which is the boss’s, by a special attack',
    (boss) => {
      const { plain, critical, second } = bossRepertoire(boss)
      const attacks = attacksIn(boss, 20)
      for (const [action, name] of attacks) {
        if (action < 20) expect([...plain, ...critical]).toContain(name)
        else if (action === 20) expect(second?.opening).toContain(name)
        else expect([...(second?.plain ?? []), ...(second?.critical ?? [])]).toContain(name)
      }
      expect([...attacks.keys()]).toContain(20)
      expect(new Set([...attacks].filter(([action]) => action > 20).map(([, name]) => name)).size).toBeGreaterThan(3)
    },
  )

  it.each(BOSSES)('%s: from the start with 0, and never without a number', (boss) => {
    const { second } = bossRepertoire(boss)
    expect(second?.opening).toContain([...attacksIn(boss, 0).values()][0])
    const own = new Set(
      Object.entries(BOSS_ATTACKS[boss]).flatMap(([name, { phase }]) =>
        phase === 2 || phase === 'opening' ? [name] : [],
      ),
    )
    for (const name of attacksIn(boss, null).values()) expect(own).not.toContain(name)
  })

  it.each(BOSSES)('%s: the same entry plays the same clip again, and in the replay', (boss) => {
    expect(attacksIn(boss, 20)).toEqual(attacksIn(boss, 20))
    expect(attacksIn(boss, 20, 'replay')).toEqual(attacksIn(boss, 20))
  })

  it('the second phase is seen from its action on, and after a seek too', () => {
    const plan = planFight(aScript(FIGHT, { secondPhaseFrom: 20 }))
    expect([20, 21, 22, 40].map((entries) => isSecondPhase(plan, entries))).toEqual([false, false, true, true])
    expect(isSecondPhase(planFight(aScript(FIGHT, { secondPhaseFrom: 0 })), 0)).toBe(true)
    expect(isSecondPhase(planFight(aScript(FIGHT)), 42)).toBe(false)
  })
})
