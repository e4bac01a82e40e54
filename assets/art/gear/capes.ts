import { type Cape, isOfSeason } from '#assets/manifest/cape-layers.ts'
import { houseColour } from '../kit/house-colours.ts'
import { gemPip } from '../kit/ornaments.ts'
import { ellipse, fill, halo, line, starPath, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

const GOLD = '#ffc62e'
const PALE_GOLD = '#ffe891'

interface Dye {
  readonly cloth: string
  readonly hem: string
  readonly clasp: string
}

const DYES: Readonly<Record<Exclude<Cape, `season-${string}`>, Dye>> = {
  'cape-crimson': { cloth: '#e0324f', hem: '#ff9aa6', clasp: GOLD },
  'cape-emerald': { cloth: '#1fa862', hem: '#9ff0bd', clasp: GOLD },
  'cape-azure': { cloth: '#2f8fff', hem: '#a9dcff', clasp: '#f2f6ff' },
  'cape-violet': { cloth: '#8a4dff', hem: '#d6bcff', clasp: GOLD },
  'cape-gold': { cloth: '#ffb61f', hem: '#fff1b8', clasp: '#ff5c7d' },
  'cape-silver': { cloth: '#c3cde4', hem: '#ffffff', clasp: '#36a5ff' },
  'cape-midnight': { cloth: '#3b3f9a', hem: '#8fa4ff', clasp: '#bfeeff' },
  'cape-rose': { cloth: '#ff7fb6', hem: '#ffd9ea', clasp: '#fff3dc' },
}

const dyeOf = (cape: Cape): Dye =>
  isOfSeason(cape) ? { cloth: tone(houseColour(Number(cape.at(-1))), 0.12), hem: GOLD, clasp: '#36d6ff' } : DYES[cape]

const star = (x: number, y: number, size: number): string =>
  fill(starPath(x, y, size, size * 0.46, 5, -90, 0.18), PALE_GOLD)

const HEM = 'M34,408 Q74,452 118,434 Q164,466 210,446 Q254,468 300,446 Q346,466 390,434 Q434,450 474,404'

/** The part behind the body, on the rest canvas. Its inner side shows beside the torso and between the legs. */
export const drawCapeBack = (cape: Cape): string => {
  const { cloth, hem } = dyeOf(cape)
  return volume(`M170,300 C110,310 56,352 34,408 ${HEM.slice('M34,408 '.length)} C452,350 402,310 344,300Z`, cloth, {
    relief: [6, 7, 7],
    topColour: tone(cloth, -0.04),
    inside:
      line('M158,330 C126,360 110,396 106,430 M206,330 C190,370 190,410 190,446', 5, tone(cloth, -0.16)) +
      line('M306,330 C322,370 322,410 322,446 M352,330 C384,360 400,396 404,430', 5, tone(cloth, -0.16)) +
      line(HEM, isOfSeason(cape) ? 17 : 13, hem) +
      (isOfSeason(cape) ? star(86, 392, 15) + star(424, 388, 15) + star(146, 404, 11) + star(366, 402, 11) : ''),
  })
}

export const drawCapeCollar = (cape: Cape): string => {
  const { cloth, hem, clasp } = dyeOf(cape)
  return (
    volume(
      'M198,318 Q258,338 318,318 C328,326 334,338 334,350 Q300,346 282,352 L260,366 L238,352 Q220,346 182,350 C182,338 188,326 198,318Z',
      cloth,
      {
        relief: [6, 4, 5],
        topColour: tone(cloth, 0.08),
        inside: line('M182,350 Q220,346 238,352 L260,366 L282,352 Q300,346 334,350', isOfSeason(cape) ? 11 : 8, hem),
      },
    ) +
    volume(ellipse(260, 352, 12), clasp, {
      relief: [5, 3, 3],
      topColour: tone(clasp, 0.14),
      gloss: fill(ellipse(256, 348, 3.4), '#ffffff', 'opacity=".9"'),
    })
  )
}

/** The cape in the wind, as if worn by an invisible body. */
export const drawCapeIcon = (cape: Cape): string => {
  const { cloth, hem, clasp } = dyeOf(cape)
  const edge = 'M22,216 Q48,236 78,218 Q106,242 136,222 Q168,242 194,214 Q216,226 240,200'
  return (
    halo(128, 132, 118, tone(cloth, 0.1), 0.4) +
    volume(`M60,84 C52,130 38,176 ${edge.slice(1)} C214,172 198,130 196,84Z`, cloth, {
      relief: [10, 8, 9],
      topColour: tone(cloth, 0.06),
      inside:
        line(
          'M92,96 C88,140 80,184 78,222 M130,96 C130,140 134,184 136,226 M164,96 C172,140 184,180 194,218',
          6,
          tone(cloth, -0.14),
        ) + line(edge, 13, hem),
    }) +
    volume(
      'M50,92 C52,44 86,26 128,26 C170,26 204,44 206,92 C206,104 190,106 184,98 Q156,88 128,116 Q100,88 72,98 C66,106 50,104 50,92Z',
      tone(cloth, 0.04),
      {
        relief: [9, 6, 7],
        topColour: tone(cloth, 0.16),
        inside: line('M50,98 Q58,106 72,96 Q100,86 128,114 Q156,86 184,96 Q198,106 206,98', 9, hem),
      },
    ) +
    volume(ellipse(128, 50, 33, 17), tone(cloth, -0.24), { relief: [7, 0, 0] }) +
    gemPip(16, clasp)(128, 88)
  )
}
