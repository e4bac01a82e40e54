import { describe, expect, it } from 'vitest'
import { END_DELAY_MS } from '#rules/constants.ts'
import { FrameRate } from '#scenes/kit/frame-rate.ts'
import { paceAt } from '#scenes/kombat/effects/slow-motion.ts'
import { planFight } from '#scenes/kombat/timeline/playback.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'
import { aScript } from '../a-fight.ts'

const beatOf = (damage: number) => {
  const [beat] = planFight(aScript([anEntry({ damage_attack: damage })])).beats
  if (!beat) throw new Error('There is no beat')
  return beat
}

describe('the deciding blow', () => {
  it('slows its effects from the moment it lands, and is over within its own step and the wait after it', () => {
    const beat = beatOf(1000)
    const paces = Array.from({ length: 200 }, (_, index) => [index * 10, paceAt({ beat, ms: index * 10 })] as const)
    const slow = paces.filter(([, pace]) => pace < 1).map(([ms]) => ms)
    expect(slow[0]).toBeGreaterThanOrEqual(beat.landsAtMs)
    expect(slow.length).toBeGreaterThan(40)
    expect(slow.at(-1)).toBeLessThan(beat.durationMs + END_DELAY_MS)
  })

  it('no other blow is slow, and nothing outside of a beat', () => {
    const beat = beatOf(10)
    for (let ms = 0; ms < beat.durationMs; ms += 20) expect(paceAt({ beat, ms })).toBe(1)
    expect(paceAt(null)).toBe(1)
  })
})

describe('a device that does not keep up', () => {
  it('below 20 frames a second leaves out effects, and has them back above 25', () => {
    const rate = new FrameRate()
    const run = (frameMs: number): boolean => {
      for (let frame = 0; frame < 60; frame += 1) rate.advance(frameMs)
      return rate.isPoor
    }
    expect(run(16)).toBe(false)
    expect(run(45)).toBe(false)
    expect(run(60)).toBe(true)
    expect(run(45)).toBe(true)
    expect(run(33)).toBe(false)
  })

  it('below ten for three seconds it is given up, not sooner, and not with a good second in between', () => {
    const rate = new FrameRate()
    const run = (frameMs: number, forMs: number): boolean => {
      for (let ms = 0; ms < forMs; ms += frameMs) rate.advance(frameMs)
      return rate.isHopeless
    }
    expect(run(90, 20_000)).toBe(false)
    expect(run(125, 3000)).toBe(false)
    expect(run(40, 1000)).toBe(false)
    expect(run(125, 3000)).toBe(false)
    expect(run(125, 3000)).toBe(true)
  })

  it('one long frame changes nothing', () => {
    const rate = new FrameRate()
    rate.advance(250)
    expect(rate.isPoor).toBe(false)
  })
})
