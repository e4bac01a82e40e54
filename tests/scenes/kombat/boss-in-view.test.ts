import type Phaser from 'phaser'
import { afterEach, expect, it, vi } from 'vitest'
import type { Body } from '#scenes/kit/body.ts'
import { CreatureBody } from '#scenes/kit/creature-body.ts'
import { FighterRig } from '#scenes/kit/fighter-rig.ts'
import { planFight } from '#scenes/kombat/timeline/playback.ts'
import { bossRepertoire, petRepertoire } from '#scenes/kombat/timeline/repertoire.ts'
import { readEntries } from '#workbench/arena/written-entries.ts'
import { aBoss, aKombatInput } from '../a-fight.ts'
import { aStage } from '../a-stage.ts'
import { outlineXs } from '../outline.ts'

/** Both in CSS px. */
const WIDTH = 390
const MAY_BE_CUT = 12
const STEP_MS = 50
/** From here on the boss has entered and both fighters are in place. */
const BEGINS_MS = 4000
const SECOND_PHASE_FROM = 14
const HP = { attacker: 1000, defender: 1000 }
const WORDS = [...'hhchhchchahchhhhchhahhchhchchahhchca'].map(
  (kind, at) => ({ h: `d-hit${10 + at}`, c: `d-crit${10 + at}`, a: at % 2 === 0 ? 'a-crit9' : 'a-hit9' })[kind],
)

afterEach(() => vi.restoreAllMocks())

const posed = (kind: typeof CreatureBody | typeof FighterRig): ReadonlySet<Body> => {
  const bodies = new Set<Body>()
  const { pose } = kind.prototype
  vi.spyOn(kind.prototype as Body, 'pose').mockImplementation(function (this: Body, ...how) {
    bodies.add(this)
    pose.apply(this as CreatureBody & FighterRig, how)
  })
  return bodies
}

/** How far a body reaches out of the stage in CSS px, by points around each oval. */
const outOfStage = (body: Body): number => {
  const parts = body.list as Phaser.GameObjects.Image[]
  const xs = parts.filter(({ visible, alpha }) => visible && alpha > 0.5).flatMap(outlineXs)
  const { tx } = body.parentContainer.getWorldTransformMatrix()
  return Math.max(0, tx - Math.min(...xs), Math.max(...xs) - tx - WIDTH)
}

it.each(['mammoth', 'fire-lord'] as const)(
  'a boss in its fight: %s is never cut by the edge, and never hides the pet',
  async (boss) => {
    const { scenario } = readEntries(WORDS.join('_'), HP)
    const input = aKombatInput([], 'defender')
    const fight = { id: 'fight-1', scenario, winner: 'defender', perspective: 'attacker', mode: 'live' } as const
    const repertoires = { user: petRepertoire('bare'), opponent: bossRepertoire(boss) }
    const bosses = posed(CreatureBody)
    const pets = posed(FighterRig)
    const open = await aStage({
      scene: 'kombat',
      kombat: { ...input, opponent: aBoss(boss), fight: { ...fight, secondPhaseFrom: SECOND_PHASE_FROM } },
    })
    await open.settle()
    const cut: string[] = []
    for (let ms = 0; ms < BEGINS_MS + WORDS.length * 1200 + 8000; ms += STEP_MS) {
      open.advance(STEP_MS)
      const { entriesPlayed, phase } = open.bridge.store.getState().report
      const at = `${phase}, ${entriesPlayed} entries played, after ${ms} ms`
      const [body] = bosses
      const [pet] = pets
      if (!body || !pet || ms < BEGINS_MS) continue
      const out = outOfStage(body)
      if (out > MAY_BE_CUT) cut.push(`${Math.round(out)} px in ${at}`)
      expect(body.parentContainer.getIndex(pet), at).toBeGreaterThan(body.parentContainer.getIndex(body))
    }
    expect(open.bridge.store.getState().report.phase).toBe('end')
    expect(cut).toEqual([])
    const plan = { ...fight, repertoires, maxHp: { user: 1000, opponent: 1000 }, secondPhaseFrom: SECOND_PHASE_FROM }
    const seen = new Set(
      planFight(plan).beats.flatMap(({ actor, clips }) => (actor === 'opponent' ? (clips?.attack ?? []) : [])),
    )
    const { plain, critical, second } = repertoires.opponent
    expect([...seen].sort()).toEqual(
      [...new Set([plain, critical, second?.opening ?? [], second?.plain ?? [], second?.critical ?? []].flat())].sort(),
    )
  },
)
