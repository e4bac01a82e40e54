import { describe, expect, it } from 'vitest'
import type { KombatInput, KombatReport, StageCue } from '#bridge/bridge.ts'
import { KombatFlow, type KombatFlowSink } from '#scenes/kombat/flow/flow.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'
import { aKombatInput } from '../a-fight.ts'

interface Log {
  readonly phases: string[]
  readonly reports: KombatReport[]
  readonly finished: [string, boolean][]
  readonly beats: string[]
  readonly cues: StageCue[]
}

const watch = (): { flow: KombatFlow; log: Log; last: () => KombatReport | undefined } => {
  const log: Log = { phases: [], reports: [], finished: [], beats: [], cues: [] }
  const sink: KombatFlowSink = {
    report: (report) => log.reports.push(report),
    phaseChanged: (phase) => log.phases.push(phase),
    countdownChanged: () => {},
    beatStarted: (beat) => log.beats.push(`start ${beat.kind}`),
    beatLanded: (beat) => log.beats.push(`land ${beat.kind}`),
    skipped: () => {},
    seeked: () => {},
    cue: (cue) => log.cues.push(cue),
    finished: (id, skipped) => log.finished.push([id, skipped]),
    issue: () => {},
  }
  return { flow: new KombatFlow(sink), log, last: () => log.reports.at(-1) }
}

const entries = [
  anEntry({ damage_attack: 400 }),
  anEntry({ actor: 'defender', damage_attack: 100, is_critical: true, hp_actor: 600 }),
  anEntry({ damage_attack: 600, hp_actor: 900 }),
]
const replay = (input: KombatInput): KombatInput => ({
  ...input,
  fight: input.fight ? { ...input.fight, mode: 'replay' } : null,
})
const REPLAY = replay(aKombatInput(entries))
const started = (input = aKombatInput(entries)): ReturnType<typeof watch> => {
  const watched = watch()
  watched.flow.setInput(input)
  return watched
}
const pass = (flow: KombatFlow, ms: number): void => {
  for (let passed = 0; passed < ms; passed += 10) flow.advance(10)
}

describe('phases of a battle (row 75)', () => {
  it('starts as soon as it has opponent and fight: the search ensures the 3 s', () => {
    const { flow, log } = started()
    pass(flow, 10)
    expect(log.phases).toEqual(['finding', 'ready', 'countdown'])
  })

  it('keeps searching while there is no opponent', () => {
    const { flow } = watch()
    flow.setInput(aKombatInput(null))
    pass(flow, 20_000)
    expect(flow.phase).toBe('finding')
  })

  it('is ready with an opponent and counts down when the fight has arrived', () => {
    const { flow, log } = watch()
    const { opponent } = aKombatInput(entries)
    flow.setInput({ ...aKombatInput(null), opponent })
    pass(flow, 4000)
    expect(flow.phase).toBe('ready')
    flow.setInput(aKombatInput(entries))
    pass(flow, 10)
    expect(log.phases).toEqual(['finding', 'ready', 'countdown'])
  })

  it('counts 3, 2, 1, Fight! at 900 ms each and waits 500 ms more', () => {
    const { flow, last } = started()
    flow.advance(0)
    const counts: unknown[] = []
    for (const ms of [10, 900, 900, 900, 900, 400]) {
      pass(flow, ms)
      counts.push(last()?.countdown)
    }
    expect(counts).toEqual([3, 2, 1, 0, 0, 0])
    expect(flow.phase).toBe('countdown')
    pass(flow, 100)
    expect(flow.phase).toBe('fighting')
    expect(last()?.countdown).toBeNull()
  })

  it('ends 500 ms after the last beat and reports it once', () => {
    const { flow, log, last } = started()
    flow.advance(0)
    pass(flow, 4100 + 3 * 1200 + 490)
    expect(flow.phase).toBe('fighting')
    pass(flow, 5000)
    expect(log.finished).toEqual([['fight-1', false]])
    expect(last()).toMatchObject({ phase: 'end', hp: { user: 900, opponent: 0 }, turnsLeft: 37, criticalsTaken: 1 })
  })

  it('a replay neither waits nor counts down (T13)', () => {
    const { flow, log } = started(REPLAY)
    pass(flow, 10)
    expect(log.phases).toEqual(['finding', 'ready', 'fighting'])
  })
})

describe('the beat of a report', () => {
  it('is the one that lands with it, and absent in all other reports', () => {
    const { flow, log, last } = started(REPLAY)
    pass(flow, 5000)
    expect(log.reports.flatMap(({ beat }) => (beat ? [[beat.actor, beat.kind, beat.amount]] : []))).toEqual([
      ['user', 'attack', 400],
      ['opponent', 'attack', 100],
      ['user', 'attack', 600],
    ])
    expect(last()?.beat).toBeNull()
  })

  it('is the first one of the entry that a seek within the fight leads to', () => {
    const { flow, last } = started(REPLAY)
    pass(flow, 500)
    flow.seek(4)
    expect(last()?.beat).toMatchObject({ actor: 'opponent', kind: 'attack', amount: 100, critical: true })
  })
})

describe('what it reports', () => {
  it('changes HP when a beat lands, not when it begins, and once a beat', () => {
    const { flow, log, last } = started(REPLAY)
    pass(flow, 20)
    const before = log.reports.length
    expect(last()).toMatchObject({ hp: { user: 1000, opponent: 1000 }, turnsLeft: 40, entriesPlayed: 2 })
    pass(flow, 1100)
    expect(log.reports.length).toBe(before + 1)
    expect(last()).toMatchObject({ hp: { user: 1000, opponent: 600 }, turnsLeft: 39, entriesPlayed: 3 })
  })

  it('plays every beat even when one frame is longer than several of them', () => {
    const { flow, log } = started(REPLAY)
    flow.advance(0)
    flow.advance(60_000)
    expect(log.beats).toEqual(Array.from({ length: 3 }, () => ['start attack', 'land attack']).flat())
    expect(log.finished).toHaveLength(1)
  })

  it('removing the input makes it idle and the report empty', () => {
    const { flow, last } = started()
    pass(flow, 8000)
    flow.setInput(null)
    expect(last()).toMatchObject({ phase: 'idle', hp: { user: 0, opponent: 0 }, entriesPlayed: 0 })
  })
})

describe('skipping', () => {
  it('jumps to the same end as playing does', () => {
    const played = started()
    pass(played.flow, 20_000)
    for (const atMs of [0, 500, 5000, 6000]) {
      const { flow, log, last } = started()
      pass(flow, atMs)
      flow.skip()
      expect(last()).toEqual(played.last())
      expect(log.finished).toEqual([['fight-1', true]])
    }
  })

  it('is ignored before there is a fight and after its end', () => {
    const { flow, log } = watch()
    flow.skip()
    flow.setInput(aKombatInput(null))
    flow.skip()
    expect(log.finished).toEqual([])
    flow.setInput(aKombatInput(entries))
    flow.skip()
    flow.skip()
    expect(log.finished).toHaveLength(1)
  })

  it('another fight starts with the search', () => {
    const { flow, log } = started()
    flow.skip()
    flow.setInput(aKombatInput(null))
    expect(flow.phase).toBe('finding')
    const next = aKombatInput(entries)
    flow.setInput({ ...next, fight: next.fight && { ...next.fight, id: 'fight-2' } })
    pass(flow, 20_000)
    expect(log.finished).toEqual([
      ['fight-1', true],
      ['fight-2', false],
    ])
  })
})

describe('pausing and seeking (the replay viewer)', () => {
  it('a paused replay does not advance and resumes where it was', () => {
    const { flow, log, last } = started(REPLAY)
    pass(flow, 1300)
    flow.setPaused(true)
    pass(flow, 60_000)
    expect(flow.isStill).toBe(true)
    expect(last()).toMatchObject({ phase: 'fighting', entriesPlayed: 3 })
    flow.setPaused(false)
    pass(flow, 20_000)
    expect(log.finished).toEqual([['fight-1', false]])
  })

  it('a live fight is never paused', () => {
    const { flow, log } = watch()
    flow.setPaused(true)
    flow.setInput(aKombatInput(entries))
    pass(flow, 20_000)
    expect(log.finished).toEqual([['fight-1', false]])
  })

  it('seeking shows the state of that moment, the same as playing to it', () => {
    const played = started(REPLAY)
    pass(played.flow, 2 * 1200 + 10)
    const { flow, last } = started(REPLAY)
    flow.setPaused(true)
    pass(flow, 10)
    flow.seek(4)
    expect(last()).toEqual(played.last())
    flow.seek(2)
    expect(last()).toMatchObject({ turnsLeft: 40, hp: { user: 1000, opponent: 1000 }, entriesPlayed: 2 })
  })

  it('a finished fight resumes and ends again', () => {
    const { flow, log, last } = started(REPLAY)
    pass(flow, 20_000)
    flow.seek(4)
    expect(last()).toMatchObject({ phase: 'fighting', hp: { user: 900, opponent: 600 } })
    pass(flow, 20_000)
    expect(last()).toMatchObject({ phase: 'end', hp: { user: 900, opponent: 0 } })
    expect(log.finished).toEqual([
      ['fight-1', false],
      ['fight-1', false],
    ])
  })

  it('a position outside of the fight is clamped, and without a fight nothing happens', () => {
    const { flow, log, last } = watch()
    flow.seek(3)
    expect(log.reports).toEqual([])
    flow.setInput(replay(aKombatInput(entries)))
    flow.seek(-7)
    expect(last()?.entriesPlayed).toBe(2)
    flow.seek(99)
    expect(last()).toMatchObject({ entriesPlayed: 5, hp: { user: 900, opponent: 0 } })
    flow.seek(Number.NaN)
    expect(last()?.entriesPlayed).toBe(5)
  })

  it('skips an entry that could not be parsed', () => {
    const [first = anEntry(), ...rest] = entries
    const { flow, last } = watch()
    flow.setInput(replay(aKombatInput([first, { ...anEntry(), hp_actor: Number.NaN }, ...rest])))
    flow.seek(4)
    expect(last()?.entriesPlayed).toBe(4)
  })

  it('reports who burns and who is frozen', () => {
    const { flow, last } = watch()
    flow.setInput(
      replay(
        aKombatInput([
          anEntry({ damage_attack: 100, burning_hell_opponent: true, frost_prison_opponent: true }),
          anEntry({
            actor: 'defender',
            burning_hell_actor: true,
            damage_burning_hell: 10,
            frost_prison_actor: true,
            hp_actor: 890,
          }),
        ]),
      ),
    )
    pass(flow, 1190)
    expect(last()).toMatchObject({ burning: { user: false, opponent: true }, frozen: { user: false, opponent: true } })
    pass(flow, 20_000)
    expect(last()).toMatchObject({
      burning: { user: false, opponent: false },
      frozen: { user: false, opponent: false },
    })
  })
})

describe('the sounds of a fight', () => {
  const framesOf = (stepMs: number) => {
    const { flow, log } = started(REPLAY)
    flow.advance(0)
    const frames: { readonly sounds: readonly string[]; readonly landed: boolean }[] = []
    for (let ms = 0; ms < 4200; ms += stepMs) {
      const [heard, seen] = [log.cues.length, log.beats.length]
      flow.advance(stepMs)
      frames.push({
        sounds: log.cues.slice(heard).flatMap((cue) => (cue.kind === 'sample' ? [cue.sample.replace(/-\d$/, '')] : [])),
        landed: log.beats.slice(seen).some((beat) => beat === 'land attack'),
      })
    }
    return frames
  }

  it.each([
    ['at 60 frames a second', 1000 / 60],
    ['at twice the speed', 2000 / 60],
    ['at 20 frames a second', 50],
    ['at 20 frames a second and twice the speed', 100],
  ])('a blow is heard in the frame in which it lands, its whoosh before it: %s', (_, stepMs) => {
    const frames = framesOf(stepMs)
    const blows = frames.flatMap(({ sounds }, frame) =>
      sounds.some((sound) => ['hit', 'heavy', 'critical'].includes(sound)) ? [frame] : [],
    )
    expect(blows).toHaveLength(entries.length)
    expect(blows).toEqual(frames.flatMap(({ landed }, frame) => (landed ? [frame] : [])))
    const swings = frames.flatMap(({ sounds }, frame) => (sounds.includes('whoosh') ? [frame] : []))
    expect(swings).toHaveLength(entries.length)
    for (const [index, swing] of swings.entries()) expect(swing).toBeLessThan(blows[index] ?? 0)
  })

  it('a step through a replay is heard by its impact alone', () => {
    const { flow, log } = started(REPLAY)
    pass(flow, 20)
    log.cues.length = 0
    flow.seek(4)
    expect(log.cues.map((cue) => (cue.kind === 'sample' ? cue.sample.replace(/-\d$/, '') : cue.kind))).toEqual([
      'critical',
      'punch',
    ])
  })

  it('what a standing browser has missed is not heard all at once', () => {
    const { flow, log } = started(REPLAY)
    flow.advance(0)
    flow.advance(5000)
    expect(log.cues.filter((cue) => cue.kind === 'sample')).toEqual([])
  })
})
