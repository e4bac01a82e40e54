import { drawBody, HEADS, limb } from '../kit/body.ts'
import type { DrawnPart } from '../kit/compose.ts'
import { drawFaces } from '../kit/face.ts'
import { highlight, line, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

const birdLeg = (x: number): string =>
  line(`M${x},400V440`, 22, INK) +
  line(`M${x},400V440`, 11, '#ff9d2e') +
  volume(
    `M${x - 24},456 C${x - 24},440 ${x - 6},434 ${x + 4},436 C${x + 30},436 ${x + 46},446 ${x + 40},458 C${x + 32},462 ${x + 26},456 ${x + 22},452 C${x + 18},462 ${x + 4},462 ${x + 2},452 C${x - 4},462 ${x - 22},464 ${x - 24},456Z`,
    '#ff9d2e',
    { outline: 5, shadeX: 3, shadeY: 4 },
  )

/** House 6: the bird with a sprout on its head. */
export const drawSeed = (): DrawnPart[] => {
  const feather = '#35c77f'
  const belly = '#e9ffe9'
  const leaf = (outline: string, colour: string, vein: string) =>
    volume(outline, colour, { outline: 6, shadeX: 4, shadeY: 5, inside: line(vein, 4, tone(colour, -0.16)) })
  return [
    ...drawBody({
      skin: feather,
      belly: belly,
      limb: feather,
      chest: `<path d="M250,356 q10,10 20,0 q10,10 20,0 M240,378 q10,10 20,0 q10,10 20,0 q10,10 18,0" stroke="#a5e6b8" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    }).filter(({ slot }) => slot !== 'legN' && slot !== 'legF'),
    limb('legF', birdLeg(292)),
    limb('legN', birdLeg(230)),
    {
      slot: 'tail',
      bone: 'tail',
      svg: volume(
        'M214,404 C184,412 152,404 134,376 C152,380 158,376 162,370 C150,362 144,348 146,334 C164,354 196,362 218,372Z',
        feather,
      ),
    },
    {
      slot: 'headBack',
      bone: 'head',
      svg:
        line('M264,140 C262,112 258,96 262,78', 16, INK) +
        line('M264,140 C262,112 258,96 262,78', 6, '#2f9c5c') +
        leaf('M260,92 C226,92 196,70 190,36 C226,32 258,54 262,90Z', '#8be04e', 'M200,46 Q238,66 258,88') +
        leaf('M264,86 C268,52 296,30 334,34 C332,68 302,90 266,90Z', '#a9ee5c', 'M324,42 Q290,60 268,84'),
    },
    {
      slot: 'head',
      bone: 'head',
      svg: volume(HEADS.egg, feather, {
        shadeX: 10,
        shadeY: 10,
        inside: `<path d="M278,190 C232,170 190,206 194,250 C198,300 240,312 276,312 C320,312 352,296 354,248 C354,206 322,172 278,190Z" fill="${belly}"/>`,
        gloss: highlight(204, 162, 26, 12),
      }),
    },
    {
      slot: 'face',
      bone: 'head',
      svg: drawFaces({
        lid: belly,
        iris: '#1d9a6c',
        brow: '#14774c',
        mouth: [286, 268],
        beak: '#ff9d2e',
        blush: [
          [210, 262],
          [334, 262],
        ],
        farEye: [318, 220],
      }),
    },
  ]
}
