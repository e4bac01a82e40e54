import { drawBossArenaLayer } from '#assets/art/arena/bosses/boss-arena.ts'
import { CREATURE_DRAWINGS } from '#assets/art/creatures/all.ts'
import { composeCreature } from '#assets/art/creatures/drawn-layer.ts'
import { drawCreaturePortrait } from '#assets/art/creatures/portrait.ts'
import { HUNT_BACKDROPS, HUNT_BOX } from '#assets/art/hunt/hunt-backdrops.ts'
import { drawHuntStrip, HUNT_CAMP, HUNT_CAMP_BOXES, huntStripBox } from '#assets/art/hunt/hunt-strips.ts'
import { withFreshIds } from '#assets/art/kit/svg.ts'
import type { PictureDrawing } from '#assets/art/picture-drawing.ts'
import { ARENA_BOX } from '#assets/manifest/arena-layers.ts'
import { CREATURE_NAMES, CREATURE_RIGS } from '#assets/manifest/creature-rigs/all.ts'
import { creatureFrame } from '#assets/manifest/creature-rigs/creature.ts'
import {
  BOSS_ARENA_LAYER_NAMES,
  BOSS_NAMES,
  bossArenaPicture,
  bossPack,
  type CreatureName,
  creaturePortrait,
  HUNT_CAMP_PICTURES,
  HUNT_LAYER_NAMES,
  HUNT_STAGES,
  huntPicture,
  huntStrip,
  STAGE_DEMONS,
  stagePack,
} from '#assets/manifest/creatures.ts'
import { FACE_NAMES } from '#assets/manifest/rig.ts'
import type { OutputSource } from './output.ts'
import { pictureOutput } from './picture-sources.ts'
import { ArtProblem } from './problem.ts'
import type { FrameSource } from './rasterise.ts'

const PORTRAIT_BOX = { x: 0, y: 0, width: 128, height: 128 } as const
/** The backdrop is soft: 1.5 pixels per CSS px are enough on a phone with 2–3. */
const HUNT_PX_PER_UNIT = 1.5

/** Throws if the rig's layers and the drawn layers differ. */
const creatureFrames = (creature: CreatureName): FrameSource[] => {
  const rig = CREATURE_RIGS[creature]
  const drawn = withFreshIds(CREATURE_DRAWINGS[creature])
  const file = `assets/art/creatures/${creature}.ts`
  for (const { slot, bone } of drawn) {
    if (rig.layers.some((layer) => layer.slot === slot && layer.bone === bone)) continue
    throw new ArtProblem(file, `${slot}.${bone}`, 'the layer is drawn but not in the rig', 'List it or take it out')
  }
  return rig.layers.flatMap((layer) => {
    const part = drawn.find(({ slot, bone }) => slot === layer.slot && bone === layer.bone)
    const pivot = rig.bones[layer.bone]
    if (!part || !pivot) {
      throw new ArtProblem(
        file,
        `${layer.slot}.${layer.bone}`,
        'the rig lists the layer but nothing draws it',
        'Draw it',
      )
    }
    const frame = (name: string, svg: string): FrameSource => ({
      name,
      svg,
      box: rig.box,
      pxPerUnit: rig.pxPerUnit,
      anchor: { x: pivot.x, y: pivot.y },
    })
    const { svg } = part
    if (typeof svg === 'string') return [frame(creatureFrame(creature, layer, 'idle'), svg)]
    return FACE_NAMES.filter((face) => layer.faces?.includes(face)).map((face) =>
      frame(creatureFrame(creature, layer, face), svg[face] ?? ''),
    )
  })
}

const pack = (name: string, creatures: readonly CreatureName[]): OutputSource => ({
  kind: 'pack',
  name,
  frames: creatures.flatMap(creatureFrames),
  quality: 80,
})

type NamedOutput = readonly [name: string, make: () => OutputSource]

const picture = (name: string, drawing: PictureDrawing, quality: number): NamedOutput => [
  name,
  () => pictureOutput(name, drawing, quality),
]

const portrait = (creature: CreatureName): PictureDrawing => {
  const rig = CREATURE_RIGS[creature]
  const svg = () =>
    drawCreaturePortrait(creature, composeCreature(creature, rig, CREATURE_DRAWINGS[creature](), rig.poses.idle))
  return { svg, box: PORTRAIT_BOX, pxPerUnit: 1 }
}

const OUTPUTS = new Map<string, NamedOutput[1]>([
  ...BOSS_NAMES.map((boss): NamedOutput => [bossPack(boss), () => pack(bossPack(boss), [boss])]),
  ...HUNT_STAGES.map((stage): NamedOutput => [stagePack(stage), () => pack(stagePack(stage), STAGE_DEMONS[stage])]),
  ...CREATURE_NAMES.map((creature) => picture(creaturePortrait(creature), portrait(creature), 84)),
  ...BOSS_NAMES.flatMap((boss) =>
    BOSS_ARENA_LAYER_NAMES.map((layer) => {
      const svg = () => drawBossArenaLayer(boss, layer)
      return picture(bossArenaPicture(boss, layer), { svg, box: ARENA_BOX, pxPerUnit: 1 }, 72)
    }),
  ),
  ...HUNT_STAGES.flatMap((stage) => [
    picture(huntPicture(stage), { svg: HUNT_BACKDROPS[stage], box: HUNT_BOX, pxPerUnit: HUNT_PX_PER_UNIT }, 72),
    ...HUNT_LAYER_NAMES.map((layer) => {
      const svg = () => drawHuntStrip(stage, layer)
      return picture(huntStrip(stage, layer), { svg, box: huntStripBox(layer), pxPerUnit: HUNT_PX_PER_UNIT }, 78)
    }),
  ]),
  ...(Object.keys(HUNT_CAMP) as (keyof typeof HUNT_CAMP)[]).map((thing): NamedOutput => {
    const name = HUNT_CAMP_PICTURES[thing]
    const frame = (): FrameSource => ({
      name,
      svg: withFreshIds(HUNT_CAMP[thing]),
      box: HUNT_CAMP_BOXES[thing],
      pxPerUnit: 1.2,
    })
    return [name, () => ({ kind: 'picture', name, frame: frame(), quality: 80 })]
  }),
])

export const creatureSource = (name: string): OutputSource => {
  const make = OUTPUTS.get(name)
  if (!make) throw new Error(`"${name}" is in assets/manifest/creatures.ts but nothing draws it`)
  return make()
}
