import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { drawFighter } from '../art/dressed.ts'
import { place, svgDocument } from '../art/kit/svg.ts'
import { drawLand } from '../art/map/lands.ts'
import { pictureDrawing } from '../art/pictures.ts'
import { EFFECTS, PARTICLES } from '../art/vfx/all.ts'
import { ARENA_GROUND_Y, ARENA_LAYERS, ARENA_SIZE, arenaPicture } from '../manifest/arena-layers.ts'
import { GEAR_SLOTS, RARITIES, type RarityIndex, type Worn } from '../manifest/fighter-layers.ts'
import { MAP_LANDS, MAP_SIZE } from '../manifest/map-regions.ts'
import { type ArenaIndex, ICON_NAMES, PICTURE_NAMES } from '../manifest/names.ts'
import { PETS_BY_HOUSE } from '../manifest/pets.ts'
import { POSES, type PoseName } from '../manifest/rig.ts'
import { EFFECT_FRAME_COUNT } from '../manifest/vfx.ts'
import { iconSource } from './icon-sources.ts'

const PANEL = '#3a2a70'
const MIXED_RARITIES: readonly RarityIndex[] = [2, 3, 5, 4, 1, 0, 3, 5]
const POSE_NAMES = Object.keys(POSES) as PoseName[]

interface Sheet {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly svg: string
}

const dressedIn = (rarity: RarityIndex): Worn => {
  const worn: Partial<Record<(typeof GEAR_SLOTS)[number], RarityIndex>> = {}
  for (const slot of GEAR_SLOTS) worn[slot] = rarity
  return worn
}

const shadow = '<ellipse cx="256" cy="460" rx="104" ry="18" fill="#0d0622" opacity=".5"/>'

const fighterGrid = (name: string, columns: number, rows: readonly (readonly string[])[], edge = 190): Sheet => {
  const stepX = edge * 1.16
  const body = rows
    .flatMap((row, y) =>
      row.map((fighter, x) =>
        place(x * stepX + edge * 0.08, y * edge * 1.04 + 4, edge / 512, place(0, 40, 1, shadow + fighter)),
      ),
    )
    .join('')
  return { name, width: Math.round(stepX * columns), height: Math.round(edge * 1.04 * rows.length + 16), svg: body }
}

const houses = PETS_BY_HOUSE.map((_, houseId) => houseId)

const petSheets = (): Sheet[] => [
  fighterGrid(
    'pets',
    POSE_NAMES.length,
    houses.map((houseId) => POSE_NAMES.map((pose) => drawFighter(houseId, {}, POSES[pose]))),
  ),
  fighterGrid(
    'geared',
    POSE_NAMES.length,
    houses.map((houseId) =>
      POSE_NAMES.map((pose) => drawFighter(houseId, dressedIn(MIXED_RARITIES[houseId] ?? 0), POSES[pose])),
    ),
  ),
  fighterGrid(
    'rarities',
    RARITIES.length,
    houses.map((houseId) =>
      RARITIES.map((_, rarity) => drawFighter(houseId, dressedIn(rarity as RarityIndex), POSES.idle)),
    ),
  ),
]

/** Ids count from the start in every output; here many stand in one document, so each gets its own. */
const withOwnIds = (svg: string, index: number): string =>
  svg.replace(/(id="|url\(#)(\w+)/g, (_, before: string, id: string) => `${before}${id}-${index}`)

const grid = (
  entries: readonly { svg: string; box: { x: number; y: number; width: number; height: number } }[],
  cell: number,
  columns: number,
  name: string,
): Sheet => {
  const step = cell + 12
  const svg = entries
    .map(({ svg: body, box }, index) => {
      const scale = cell / Math.max(box.width, box.height)
      const x = (index % columns) * step + 12 - box.x * scale
      const y = Math.floor(index / columns) * step + 12 - box.y * scale
      return place(x, y, scale, withOwnIds(body, index))
    })
    .join('')
  return { name, width: columns * step + 12, height: Math.ceil(entries.length / columns) * step + 12, svg }
}

const iconSheet = (): Sheet =>
  grid(
    ICON_NAMES.flatMap((name) => {
      const source = iconSource(name)
      return source.kind === 'picture' ? [{ svg: source.frame.svg, box: source.frame.box }] : []
    }),
    104,
    12,
    'icons',
  )

const pictureSheet = (): Sheet =>
  grid(
    PICTURE_NAMES.filter((name) => !name.startsWith('arena') && name !== 'map-background').map((name) => {
      const { svg, box } = pictureDrawing(name)
      return { svg: svg(), box }
    }),
    320,
    3,
    'pictures',
  )

const arenaSheets = (): Sheet[] =>
  ([0, 1, 2] as ArenaIndex[]).map((arena) => ({
    name: `arena-${arena}`,
    ...ARENA_SIZE,
    svg: ARENA_LAYERS.map((layer) => {
      const fighters = layer.inFront
        ? `<g transform="translate(226,${ARENA_GROUND_Y}) scale(.7) translate(-256,-456)">${shadow}${drawFighter(0, dressedIn(2), POSES.attack)}</g><g transform="translate(585,${ARENA_GROUND_Y}) scale(-.7,.7) translate(-256,-456)">${shadow}${drawFighter(1, dressedIn(4), POSES.hit)}</g>`
        : ''
      return fighters + pictureDrawing(arenaPicture(arena, layer.name)).svg()
    }).join(''),
  }))

const mapSheet = (): Sheet => ({
  name: 'map',
  ...MAP_SIZE,
  svg:
    pictureDrawing('map-background').svg() +
    [...MAP_LANDS]
      .sort((a, b) => a.center.y - b.center.y)
      .map((land) => place(land.center.x, land.center.y, 1, drawLand(land.land, land.radius)))
      .join(''),
})

const effectSheet = (): Sheet => {
  const names = Object.values(EFFECTS)
  const cell = 150
  const rows = names.map((draw, y) =>
    Array.from({ length: EFFECT_FRAME_COUNT }, (_, x) =>
      place(x * cell + cell / 2, y * cell + cell / 2, cell / 330, draw((x + 0.5) / EFFECT_FRAME_COUNT)),
    ).join(''),
  )
  const particles = Object.values(PARTICLES)
    .map(({ draw }, x) => place(x * cell + cell / 2, names.length * cell + cell / 2, 1, draw()))
    .join('')
  return {
    name: 'effects',
    width: cell * EFFECT_FRAME_COUNT,
    height: cell * (names.length + 1),
    svg: rows.join('') + particles,
  }
}

/** Renders the contact sheets to PNG files in a folder, for review by eye. */
const writeSheets = async (directory: string): Promise<void> => {
  await mkdir(directory, { recursive: true })
  const sheets = [...petSheets(), iconSheet(), pictureSheet(), mapSheet(), ...arenaSheets(), effectSheet()]
  for (const sheet of sheets) {
    const png = new Resvg(svgDocument(sheet.width, sheet.height, sheet.svg, PANEL)).render().asPng()
    const file = path.join(directory, `${sheet.name}.png`)
    await writeFile(file, await sharp(png).png({ palette: true, quality: 92 }).toBuffer())
    console.log(`${file} ${sheet.width}x${sheet.height}`)
  }
}

await writeSheets(process.argv[2] ?? 'out')
