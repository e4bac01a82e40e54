import { describe, expect, it } from 'vitest'
import { ARMED } from '#assets/manifest/fight-clips/attack.ts'
import { type ArenaSample, FIGHT_SAMPLES, type FightSound } from '#assets/manifest/sound-names.ts'
import type { ScenarioEntry } from '#contracts/wire.ts'
import { simulateFight } from '#rules/kombat/fight.ts'
import type { Side } from '#rules/kombat/fight-types.ts'
import { createRng } from '#rules/prng.ts'
import { type BeatCue, CROWD_LEVEL, type CuePlan, fightCues, WHOOSH_LEAD_MS } from '#scenes/kombat/flow/fight-cues.ts'
import { fightSeed } from '#scenes/kombat/timeline/fight-seed.ts'
import { type Beat, type FightScript, planFight } from '#scenes/kombat/timeline/playback.ts'
import { petRepertoire } from '#scenes/kombat/timeline/repertoire.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'
import { aRandomFighter, aScript } from '../a-fight.ts'

const FALL_MS = 900

interface HeardBeat {
  readonly beat: Beat
  readonly cues: readonly BeatCue[]
}

const heardIn = (script: FightScript, more: Partial<CuePlan> = {}): HeardBeat[] => {
  const plan = planFight(script)
  const cues = fightCues({
    plan,
    seed: fightSeed(script.scenario),
    voices: { user: () => 'steel', opponent: () => 'steel' },
    fallsAfterMs: () => FALL_MS,
    ...more,
  })
  return plan.beats.map((beat, index) => ({ beat, cues: cues[index] ?? [] }))
}

const soundOf = (sample: ArenaSample): FightSound => sample.replace(/-\d+$/, '') as FightSound
const samplesIn = (heard: readonly HeardBeat[]): ArenaSample[] =>
  heard.flatMap(({ cues }) => cues.flatMap((cue) => (cue.kind === 'sample' ? [cue.sample] : [])))
const soundsIn = (heard: readonly HeardBeat[]): FightSound[] => samplesIn(heard).map(soundOf)
const crowdIn = (heard: readonly HeardBeat[]): number[] =>
  heard.flatMap(({ cues }) => cues.flatMap((cue) => (cue.kind === 'crowd' ? [cue.level] : [])))
const momentOf = (heard: readonly HeardBeat[], sound: FightSound): number | undefined =>
  heard.flatMap(({ cues }) => cues).find((cue) => cue.kind === 'sample' && soundOf(cue.sample) === sound)?.atMs

const oneEntry = (over: Partial<ScenarioEntry>): HeardBeat[] =>
  heardIn(aScript([anEntry({ damage_attack: 50, ...over })]))

describe('what an entry sounds like', () => {
  it.each([
    ['a blow', {}, ['whoosh', 'hit', 'steel']],
    ['a strong one', { damage_attack: 200 }, ['whoosh', 'heavy', 'steel', 'cheer']],
    ['a critical one', { is_critical: true }, ['whoosh', 'critical', 'steel', 'cheer']],
    ['an evaded one', { is_opponent_evade: true, is_critical: true }, ['whoosh', 'miss', 'gasp']],
    ['one that freezes', { frost_prison_opponent: true }, ['whoosh', 'hit', 'steel', 'freeze']],
    ['one that sets on fire', { burning_hell_opponent: true }, ['whoosh', 'hit', 'steel', 'ignite']],
    ['a frozen turn', { frost_prison_actor: true }, ['freeze']],
    [
      'everything at once, in the order of R07',
      { burning_hell_actor: true, damage_burning_hell: 9, life_steal: 5, damage_reflected: 3 },
      ['burn', 'whoosh', 'hit', 'steel', 'heal', 'reflect'],
    ],
  ] as const)('%s', (_, over, sounds) => {
    expect(soundsIn(oneEntry(over))).toEqual(sounds)
  })

  it('each lands with its beat, and the whoosh goes before it', () => {
    for (const { beat, cues } of oneEntry({ damage_burning_hell: 9, life_steal: 5, damage_reflected: 3 })) {
      const landing = cues.filter((cue) => cue.kind === 'sample' && !/^(whoosh|touch)/.test(cue.sample))
      expect(landing.map(({ atMs }) => atMs)).toEqual(landing.map(() => beat.landsAtMs))
      if (beat.kind === 'attack')
        expect(momentOf([{ beat, cues }], 'whoosh')).toBe((beat.impactMs[0] ?? 0) - WHOOSH_LEAD_MS)
    }
  })

  it('a hammer swings lower than a blade, a toy higher; each hits with its own sound', () => {
    const heardWith = (voice: FightSound) => {
      const script = aScript([anEntry({ damage_attack: 50 })])
      const plan = planFight(script)
      const voices = { user: () => voice, opponent: () => voice }
      return fightCues({ plan, seed: fightSeed(script.scenario), voices, fallsAfterMs: () => FALL_MS }).flat()
    }
    const rateOf = (voice: FightSound): number => {
      const swing = heardWith(voice).find((cue) => cue.kind === 'sample' && soundOf(cue.sample) === 'whoosh')
      if (swing?.kind !== 'sample') throw new Error('no swing')
      return swing.rate
    }
    expect(rateOf('thud')).toBeLessThan(rateOf('steel'))
    expect(rateOf('steel')).toBeLessThan(rateOf('squeak'))
    for (const voice of ['steel', 'thud', 'flame', 'squeak', 'punch', 'claw'] as const)
      expect(heardWith(voice).some((cue) => cue.kind === 'sample' && soundOf(cue.sample) === voice)).toBe(true)
  })

  it('of two quick blows the first is a touch, the second the hit, each at the impact of its clip', () => {
    const scenario = Array.from({ length: 12 }, () => anEntry({ damage_attack: 5 }))
    const script = aScript(scenario, { repertoires: { user: petRepertoire('bare'), opponent: petRepertoire('bare') } })
    const double = heardIn(script).find(({ beat }) => beat.impactMs.length > 1)
    if (!double) throw new Error('nobody strikes twice')
    const at = (sound: FightSound) => momentOf([double], sound)
    expect([at('touch'), at('hit')]).toEqual(double.beat.impactMs)
    expect(at('whoosh')).toBeLessThan(at('touch') ?? 0)
  })

  it('the one who is felled is heard when it hits the ground, even behind the last turn', () => {
    const script = aScript([anEntry({ damage_attack: 1000 })])
    const plan = planFight(script)
    const [blow] = plan.beats
    if (!blow) throw new Error('no blow')
    const fallOf = (fallMs: number) =>
      fightCues({
        plan,
        seed: 1,
        voices: { user: () => 'steel', opponent: () => 'steel' },
        fallsAfterMs: () => fallMs,
      }).map((cues) => cues.flatMap((cue) => (cue.kind === 'sample' && cue.sample === 'knockout' ? [cue.atMs] : [])))
    expect(fallOf(300)).toEqual([[blow.landsAtMs + 300], []])
    expect(fallOf(1000)).toEqual([[], [blow.landsAtMs + 1000 - blow.durationMs]])
  })

  it('the harder a blow, the louder', () => {
    const cueOf = (damage: number, sound: FightSound) =>
      oneEntry({ damage_attack: damage })
        .flatMap(({ cues }) => cues)
        .find((cue) => cue.kind === 'sample' && soundOf(cue.sample) === sound)
    const [soft, hard] = [cueOf(5, 'hit'), cueOf(135, 'hit')]
    if (soft?.kind !== 'sample' || hard?.kind !== 'sample') throw new Error('no hit')
    expect(hard.gain).toBeGreaterThan(soft.gain)
    expect(hard.gain).toBeLessThanOrEqual(1)
  })
})

describe('the crowd', () => {
  it('rises with a hit and sinks again within the turn', () => {
    expect(crowdIn(oneEntry({}))).toEqual([CROWD_LEVEL.hit, CROWD_LEVEL.rest])
    expect(crowdIn(oneEntry({ is_opponent_evade: true }))).toEqual([CROWD_LEVEL.evaded, CROWD_LEVEL.rest])
  })

  it('holds its breath in the frame of a critical hit, then roars', () => {
    const heard = oneEntry({ is_critical: true })
    const [beat] = heard
    const crowd = beat?.cues.filter((cue) => cue.kind === 'crowd') ?? []
    expect(crowd.map(({ level }) => level)).toEqual([CROWD_LEVEL.ducked, CROWD_LEVEL.critical, CROWD_LEVEL.rest])
    expect(crowd[0]?.atMs).toBe(beat?.beat.landsAtMs)
    expect(momentOf(heard, 'cheer')).toBeGreaterThan(beat?.beat.landsAtMs ?? 0)
  })
})

describe("one's own heart", () => {
  const hurtTo = (hp: number, more: readonly ScenarioEntry[] = []) =>
    heardIn(aScript([anEntry({ actor: 'defender', damage_attack: 1000 - hp }), ...more]))

  it('is heard once a turn from a quarter of the health on, faster with less', () => {
    expect(soundsIn(hurtTo(260))).not.toContain('heartbeat')
    const turns = hurtTo(250, [anEntry({ hp_actor: 250, damage_attack: 1, life_steal: 1 })])
    expect(soundsIn(turns).filter((sound) => sound === 'heartbeat')).toHaveLength(2)
    const rateAt = (hp: number) =>
      hurtTo(hp)
        .flatMap(({ cues }) => cues)
        .find((cue) => cue.kind === 'sample' && soundOf(cue.sample) === 'heartbeat')
    const [low, lower] = [rateAt(250), rateAt(2)]
    if (low?.kind !== 'sample' || lower?.kind !== 'sample') throw new Error('no heart')
    // The share of HP that is left decides 12 %, the seed at most 6 % either way.
    expect(lower.rate).toBeGreaterThan(1.12 * 0.94)
    expect(low.rate).toBeLessThanOrEqual(1.06)
  })

  it('is silent for the opponent, and once one has fallen', () => {
    expect(soundsIn(oneEntry({ damage_attack: 900 }))).not.toContain('heartbeat')
    expect(soundsIn(hurtTo(0))).not.toContain('heartbeat')
  })
})

const WIELDERS = [...ARMED, 'bare'] as const
const LENGTH = { maxHp: [3000, 17_300], attack: [50, 1200] } as const

const rng = createRng('50a2d000')
const fights = Array.from({ length: 1000 }, (_, index) => {
  const sides = { attacker: aRandomFighter(rng, LENGTH), defender: aRandomFighter(rng, LENGTH) }
  const outcome = simulateFight(sides, (index + 1).toString(16).padStart(16, '0'))
  const attacker = petRepertoire(rng.pick(WIELDERS))
  const defender = petRepertoire(rng.pick(WIELDERS))
  const script = (perspective: Side, mode: 'live' | 'replay'): FightScript => ({
    ...outcome,
    perspective,
    mode,
    repertoires:
      perspective === 'attacker' ? { user: attacker, opponent: defender } : { user: defender, opponent: attacker },
    maxHp:
      perspective === 'attacker'
        ? { user: sides.attacker.maxHp, opponent: sides.defender.maxHp }
        : { user: sides.defender.maxHp, opponent: sides.attacker.maxHp },
  })
  return {
    live: script('attacker', 'live'),
    replay: script('attacker', 'replay'),
    seenByOther: script('defender', 'replay'),
  }
})
const TURNS = 17

describe('a thousand fights', { timeout: 60_000 }, () => {
  it('play every sound that there is of a blow but those of other weapons', () => {
    const sounds = new Set(fights.flatMap(({ live }) => soundsIn(heardIn(live))))
    const others: readonly FightSound[] = ['thud', 'flame', 'squeak', 'punch', 'claw']
    expect([...sounds, ...others].sort()).toEqual([...Object.keys(FIGHT_SAMPLES), 'knockout'].sort())
  })

  it('play no sample twice in a row: neither of all that is heard, nor of the same sound', () => {
    for (const { live } of fights) {
      const last = new Map<FightSound | 'any', ArenaSample>()
      for (const sample of samplesIn(heardIn(live))) {
        if (last.get('any') === sample || last.get(soundOf(sample)) === sample) expect.fail(`${sample} twice in a row`)
        last.set('any', sample).set(soundOf(sample), sample)
      }
    }
  })

  it('play no sample more than six times in any 17 turns', () => {
    let longest = 0
    for (const { live } of fights) {
      const heard = heardIn(live)
      const entries = [...new Set(heard.map(({ beat }) => beat.entryIndex))]
      longest = Math.max(longest, entries.length)
      for (let first = 0; first === 0 || first + TURNS <= entries.length; first += 1) {
        const turns = new Set(entries.slice(first, first + TURNS))
        const counts = new Map<ArenaSample, number>()
        for (const sample of samplesIn(heard.filter(({ beat }) => turns.has(beat.entryIndex)))) {
          counts.set(sample, (counts.get(sample) ?? 0) + 1)
        }
        for (const [sample, count] of counts) if (count > 6) expect.fail(`${sample} ${count} times`)
      }
    }
    expect(longest).toBeGreaterThan(TURNS)
  })

  it('vary in pitch by no more than the ear takes for the same thing', () => {
    for (const { live } of fights.slice(0, 200)) {
      for (const { cues } of heardIn(live)) {
        for (const cue of cues) {
          if (cue.kind !== 'sample') continue
          if (cue.rate < 0.75 || cue.rate > 1.2 || cue.gain <= 0 || cue.gain > 1) expect.fail(JSON.stringify(cue))
        }
      }
    }
    const rates = new Set(
      fights
        .slice(0, 20)
        .flatMap(({ live }) =>
          heardIn(live).flatMap(({ cues }) => cues.map((cue) => (cue.kind === 'sample' ? cue.rate : 0))),
        ),
    )
    expect(rates.size).toBeGreaterThan(200)
  })

  it('sound the same again, replayed, and with the other one’s eyes but for the heart', () => {
    const blowsOf = (script: FightScript) =>
      heardIn(script).map(({ cues }) =>
        cues.filter((cue) => cue.kind === 'sample' && soundOf(cue.sample) !== 'heartbeat'),
      )
    for (const { live, replay, seenByOther } of fights.slice(0, 300)) {
      const replayed = blowsOf(replay)
      // A live fight shows a reflection after the last blow; a replay does not.
      expect(JSON.stringify(blowsOf(live).slice(0, replayed.length))).toBe(JSON.stringify(replayed))
      expect(JSON.stringify(blowsOf(seenByOther))).toBe(JSON.stringify(replayed))
    }
  })

  it('sound different from one another', () => {
    const heard = new Set(fights.slice(0, 200).map(({ live }) => samplesIn(heardIn(live)).slice(0, 12).join(' ')))
    expect(heard.size).toBeGreaterThan(190)
  })

  it('every cue lies within its beat, in order', () => {
    for (const { live } of fights) {
      for (const { beat, cues } of heardIn(live)) {
        let before = 0
        for (const { atMs } of cues) {
          if (atMs < before || atMs > beat.durationMs) expect.fail(`${beat.kind} at ${atMs}`)
          before = atMs
        }
      }
    }
  })
})

describe('the second phase of a boss (row 143)', () => {
  const blows = Array.from({ length: 6 }, (_, index) =>
    anEntry({ actor: index % 2 === 0 ? 'attacker' : 'defender', damage_attack: 20 }),
  )
  const growl = { user: [], opponent: [{ sound: 'claw', atMs: 0, rate: 0.4, gain: 1 }] } as const
  const growlsIn = (secondPhaseFrom: number | null): number[] =>
    heardIn(aScript(blows, { secondPhaseFrom }), { outbreak: growl }).flatMap(({ beat, cues }) =>
      cues.some((cue) => cue.kind === 'sample' && soundOf(cue.sample) === 'claw') ? [beat.entryIndex] : [],
    )

  it('is heard once, in the turn in which it breaks out', () => {
    expect(growlsIn(3)).toEqual([4])
  })

  it('does not break out where it begins in it, nor where it has none', () => {
    expect(growlsIn(0)).toEqual([])
    expect(growlsIn(null)).toEqual([])
  })
})
