import type Phaser from 'phaser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FighterRig } from '#scenes/kit/fighter-rig.ts'
import { numberUnits, painColour } from '#scenes/kombat/effects/hurt-numbers.ts'
import { beatPosture } from '#scenes/kombat/fighter/choreography.ts'
import { planFight } from '#scenes/kombat/timeline/playback.ts'
import { petRepertoire } from '#scenes/kombat/timeline/repertoire.ts'
import { readEntries } from '#workbench/arena/written-entries.ts'
import { aKombatInput } from '../a-fight.ts'
import { aStage } from '../a-stage.ts'

const HP = { attacker: 1000, defender: 1000 }
const STEP_MS = 20
const LATEST_BLOW_MS = 12_000

afterEach(() => vi.restoreAllMocks())

interface Seen {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly alpha: number
}

const named = (list: readonly Phaser.GameObjects.GameObject[], name: string): Phaser.GameObjects.Container | null => {
  for (const child of list) {
    if (child.type !== 'Container') continue
    const container = child as Phaser.GameObjects.Container
    if (container.name === name) return container
    const inside = named(container.list, name)
    if (inside) return inside
  }
  return null
}

const seenOf = async (
  words: string,
  number: string,
  how: { speed?: 1 | 2; motion?: 'reduced' } = {},
): Promise<Seen[]> => {
  const { scenario } = readEntries(words, HP)
  let scene: Phaser.Scene | null = null
  const { pose } = FighterRig.prototype
  vi.spyOn(FighterRig.prototype, 'pose').mockImplementation(function (this: FighterRig, to) {
    scene = this.scene
    pose.call(this, to)
  })
  const fight = { id: 'fight-1', scenario, winner: 'attacker', perspective: 'attacker', mode: 'live' } as const
  const open = await aStage({ scene: 'kombat', kombat: { ...aKombatInput([]), fight }, ...how })
  await open.settle()
  const seen: Seen[] = []
  for (let ms = 0; ms < LATEST_BLOW_MS; ms += STEP_MS) {
    open.advance(STEP_MS)
    const list = (scene as Phaser.Scene | null)?.children.list ?? []
    const shown = named(list, number)
    if (shown) seen.push({ x: shown.x, y: shown.y, scale: shown.scale, alpha: shown.alpha })
    else if (seen.length > 0) break
  }
  return seen
}

describe('a damage number', () => {
  it('pops, drifts up and on in the blow’s direction, and is gone half a second later', async () => {
    const seen = await seenOf('a-hit120_d-hit80', '−120')
    const [first, last] = [seen[0], seen.at(-1)]
    expect(first?.scale).toBeCloseTo(1.6, 1)
    expect(last?.scale).toBeCloseTo(1, 1)
    expect((first?.y ?? 0) - (last?.y ?? 0)).toBeGreaterThan(34)
    expect((last?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(8)
    expect(last?.alpha).toBeLessThan(0.3)
    expect(seen.length * STEP_MS).toBeLessThanOrEqual(520)
    for (const [index, { x, y }] of seen.entries())
      if (index > 0) expect(Math.hypot(x - (seen[index - 1]?.x ?? 0), y - (seen[index - 1]?.y ?? 0))).toBeGreaterThan(0)
  })

  it('stays as long for the eye at double speed', async () => {
    const seen = await seenOf('a-hit120_d-hit80', '−120', { speed: 2 })
    expect(seen.length * STEP_MS).toBeGreaterThan(440)
  })

  it('neither pops nor drifts with reduced motion', async () => {
    const seen = await seenOf('a-hit120_d-hit80', '−120', { motion: 'reduced' })
    expect(new Set(seen.map(({ scale, x, y }) => `${scale} ${x} ${y}`)).size).toBe(1)
  })

  it('is sized by the share of its victim’s health, and never nothing', () => {
    const hp = { user: 1000, opponent: 1000 }
    const sizes = [1, 50, 120, 300].map((amount) => numberUnits(amount, 'opponent', hp))
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    expect((sizes[3] ?? 0) / (sizes[0] ?? 1)).toBeGreaterThan(2)
    expect(numberUnits(900, 'opponent', hp)).toBe(numberUnits(400, 'opponent', hp))
    expect(numberUnits(120, 'opponent', { user: 1000, opponent: 500 })).toBeGreaterThan(sizes[2] ?? 0)
  })

  it('is not dwarfed by a boss’s health', () => {
    const hp = { user: 4900, opponent: 300_000 }
    expect(numberUnits(785, 'opponent', hp)).toBeGreaterThan(numberUnits(157, 'user', hp))
  })

  it('has one colour for own pain and another for given pain', () => {
    expect(painColour('user', false)).not.toBe(painColour('opponent', false))
    expect(painColour('user', true)).not.toBe(painColour('opponent', true))
  })
})

describe('a critical hit', () => {
  const struck = (word: string) => {
    const { scenario } = readEntries(`a-${word}_d-hit5`, HP)
    const blade = petRepertoire('blade')
    const plan = planFight({
      scenario,
      winner: 'attacker',
      perspective: 'attacker',
      mode: 'live',
      maxHp: { user: 1000, opponent: 1000 },
      repertoires: { user: blade, opponent: blade },
    })
    const beat = plan.beats[0]
    if (!beat) throw new Error('A fight without a blow')
    const postures = Array.from({ length: 120 }, (_, at) =>
      beatPosture(beat, 'opponent', at * 10, { face: 'idle', bones: {} }),
    )
    const most = (of: (posture: (typeof postures)[number]) => number): number => Math.max(...postures.map(of))
    return {
      push: most(({ push }) => Math.abs(push)),
      lift: most(({ lift }) => lift),
      tilt: most(({ tilt }) => Math.abs(tilt)),
    }
  }

  it('moves the fighter that it strikes further than a punch does, whichever way both are taken', () => {
    const plain = Array.from({ length: 12 }, (_, at) => struck(`hit${100 + at}`))
    const critical = Array.from({ length: 12 }, (_, at) => struck(`crit${100 + at}`))
    const of = (rows: typeof plain, key: keyof (typeof plain)[number]): number[] => rows.map((row) => row[key])
    expect(Math.min(...of(critical, 'push'))).toBeGreaterThan(1.5 * Math.max(...of(plain, 'push')))
    expect(Math.min(...of(critical, 'lift'))).toBeGreaterThan(2 * Math.max(...of(plain, 'lift')))
  })
})
