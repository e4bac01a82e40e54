import type Phaser from 'phaser'
import { afterEach, expect, it, vi } from 'vitest'
import { FighterRig } from '#scenes/kit/fighter-rig.ts'
import { planFight } from '#scenes/kombat/timeline/playback.ts'
import { petRepertoire, type Repertoire } from '#scenes/kombat/timeline/repertoire.ts'
import { readEntries } from '#workbench/arena/written-entries.ts'
import { aKombatInput, aStageFighter, dressedIn } from '../a-fight.ts'
import { aStage } from '../a-stage.ts'
import { outlineXs } from '../outline.ts'

/** Step of the film strip in ms; still frames allowed in a row; motion of breathing per frame in CSS px. */
const STEP_MS = 70
const MOST_STILL = 3
const BREATH_PX = 0.6
const BEGINS_MS = 4000
/** In CSS px. Some is cut off because the camera shakes. */
const MAY_BE_CUT = 8
const HP = { attacker: 1000, defender: 1000 }
const WORDS = [
  ...Array.from({ length: 40 }, (_, at) => {
    const side = at % 2 === 0 ? 'a' : 'd'
    return at % 5 === 4 ? `${side}-miss` : `${side}-${at % 3 === 0 ? 'crit' : 'hit'}${10 + at}`
  }),
]

afterEach(() => vi.restoreAllMocks())

const posedPets = (): ReadonlySet<FighterRig> => {
  const pets = new Set<FighterRig>()
  const { pose } = FighterRig.prototype
  vi.spyOn(FighterRig.prototype, 'pose').mockImplementation(function (this: FighterRig, how) {
    pets.add(this)
    pose.call(this, how)
  })
  return pets
}

/** How far a pet with its gear reaches out of the picture, in CSS px. */
const outOfPicture = (pet: FighterRig): number => {
  const parts = pet.list as Phaser.GameObjects.Image[]
  const xs = parts.filter(({ visible, alpha }) => visible && alpha > 0.5).flatMap(outlineXs)
  const { scrollX, width, zoom } = pet.scene.cameras.main
  const middle = scrollX + width / 2
  const half = width / zoom / 2
  return Math.max(0, middle - half - Math.min(...xs), Math.max(...xs) - middle - half)
}

/** Two points of each part, so that turning counts as motion. */
const pointsOf = (pet: FighterRig): number[] => {
  const { tx } = pet.parentContainer.getWorldTransformMatrix()
  return (pet.list as Phaser.GameObjects.Image[]).flatMap((part) => {
    const matrix = part.getWorldTransformMatrix()
    const other = matrix.transformPoint(0, 60)
    return [matrix.tx - tx, matrix.ty, other.x - tx, other.y]
  })
}

const plannedWith = (words: readonly string[], repertoire: Repertoire) => {
  const { scenario } = readEntries(words.join('_'), HP)
  const fight = { id: 'fight-1', scenario, winner: 'attacker', perspective: 'attacker', mode: 'live' } as const
  const maxHp = { user: HP.attacker, opponent: HP.defender }
  const { beats } = planFight({ ...fight, repertoires: { user: repertoire, opponent: repertoire }, maxHp })
  const all = (choice: 'attack' | 'reaction'): string[] =>
    [...new Set(beats.flatMap(({ clips }) => clips?.[choice] ?? []))].sort()
  return { fight, attacks: all('attack'), reactions: all('reaction'), fall: beats.at(-1)?.clips?.fall }
}

const endingIn = (fall: string, repertoire: Repertoire): string[] => {
  const endings = Array.from({ length: 60 }, (_, more) => [...WORDS, `a-crit${900 + more}`])
  const found = endings.find((words) => plannedWith(words, repertoire).fall === fall)
  if (!found) throw new Error(`No fight of 60 ends in ${fall}`)
  return found
}

it.each([
  ['seat', 390, 420, 'legendary'],
  ['back', 320, 300, 'legendary'],
  ['face', 360, 420, null],
] as const)(
  'two pets: no blow, camera or fall (%s) takes a pet, its wings or its companion out of %i × %i px',
  async (fall, width, height, gear) => {
    const repertoire = petRepertoire(gear === null ? 'bare' : 'fire')
    const words = endingIn(fall, repertoire)
    const { fight, attacks, reactions } = plannedWith(words, repertoire)
    const dressed = gear === null ? {} : { cosmetic: dressedIn(gear) }
    const [user, opponent] = [aStageFighter({ houseId: 5, ...dressed }), aStageFighter({ houseId: 1, ...dressed })]
    const pets = posedPets()
    const kombat = { ...aKombatInput([]), user, opponent, fight }
    const open = await aStage({ scene: 'kombat', kombat }, { width, height })
    await open.settle()
    open.advance(BEGINS_MS)
    const fighters = [...pets].filter(({ active }) => active)
    expect(fighters).toHaveLength(2)
    const cut: string[] = []
    let [longestStill, still] = [0, 0]
    let before: number[] = []
    for (let ms = BEGINS_MS; ms < words.length * 1200 + 8000; ms += STEP_MS) {
      open.advance(STEP_MS)
      const { entriesPlayed, phase } = open.bridge.store.getState().report
      const now = fighters.flatMap(pointsOf)
      const moved = Math.max(...now.map((value, index) => Math.abs(value - (before[index] ?? 0))))
      still = phase === 'fighting' && moved < BREATH_PX ? still + 1 : 0
      longestStill = Math.max(longestStill, still)
      before = now
      for (const pet of fighters) {
        const [out, who] = [outOfPicture(pet), pet.scaleX > 0 ? 'user' : 'opponent']
        if (out > MAY_BE_CUT) cut.push(`${Math.round(out)} px of the ${who} in ${phase}, ${entriesPlayed} played`)
      }
    }
    expect(open.bridge.store.getState().report.phase).toBe('end')
    expect(cut).toEqual([])
    expect(longestStill).toBeLessThanOrEqual(MOST_STILL)
    expect(attacks).toEqual([...repertoire.plain, ...repertoire.critical].sort())
    expect(reactions).toEqual([...repertoire.hits, ...repertoire.evades].sort())
  },
)
