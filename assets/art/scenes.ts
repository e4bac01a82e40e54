import { POSES } from '#assets/manifest/poses.ts'
import { drawFighter } from './dressed.ts'
import { GLYPHS } from './icons/glyphs.ts'
import { ellipse, fill, halo, line, place, starPath, volume } from './kit/svg.ts'
import { INK, tone } from './kit/tone.ts'
import type { PictureDrawing } from './picture-drawing.ts'
import { drawAppIcon } from './pictures/app-icon.ts'
import { LOADING } from './pictures/loading.ts'
import { ground, scene, standing, twinkle } from './pictures/stage.ts'
import { drawTitleMark } from './pictures/title-mark.ts'

const questionMark = (x: number, y: number, scale: number, colour: string): string => {
  const hook = 'M-34,-40 C-34,-84 38,-84 36,-38 C34,-8 2,-8 2,26'
  return place(
    x,
    y,
    scale,
    line(hook, 40, INK) + line(hook, 22, colour) + volume(ellipse(2, 62, 15), colour, { relief: [9, 2, 3] }),
  )
}

const cone = (x: number, scale: number): string =>
  place(
    x,
    340,
    scale,
    volume('M-34,0 L-12,-92 H12 L34,0Z', '#ff9f1c', {
      relief: [7, 6, 4],
      inside: `${fill('M-40,-34 H40 V-14 H-40Z', '#ffffff')}${fill('M-30,-72 H30 V-56 H-30Z', '#ffffff')}`,
    }) + volume('M-50,-8 H50 V8 H-50Z', '#e0761a', { relief: [7, 4, 3] }),
  )

const cog = (x: number, y: number, radius: number, colour: string): string =>
  volume(starPath(x, y, radius, radius * 0.78, 9, 0, 0.42), colour, { relief: [8, 5, 6] }) +
  volume(ellipse(x, y, radius * 0.34), '#3a2480', { relief: [6, 2, 3] })

const gate = (): string =>
  volume('M120,340 V170 a120,112 0 0 1 240,0 V340Z', '#7d59c9', { relief: [8, 9, 6] }) +
  volume('M148,340 V178 a92,88 0 0 1 184,0 V340Z', '#a8693f', {
    relief: [7, 8, 6],
    inside: [194, 240, 286].map((x) => line(`M${x},80 V340`, 6, tone('#a8693f', -0.16))).join(''),
  }) +
  line('M150,220 H330 M150,300 H330', 16, INK) +
  line('M150,220 H330 M150,300 H330', 8, '#c9c1f2')

export const SCENES: Readonly<Record<string, PictureDrawing>> = {
  error: scene(
    () =>
      ground() +
      standing(drawFighter(7, {}, POSES.defeated)) +
      twinkle(150, 110, 22) +
      twinkle(330, 90, 28, '#ff7fb0') +
      twinkle(250, 62, 18, '#36d6ff'),
  ),
  maintenance: scene(
    () =>
      halo(240, 200, 220, '#ffc93c', 0.25) +
      cog(120, 150, 66, '#b9a6ff') +
      cog(356, 110, 48, '#ffc93c') +
      ground() +
      cone(96, 0.9) +
      cone(392, 0.9) +
      standing(drawFighter(6, { helmet: 4 }, POSES.win)),
  ),
  'not-found': scene(
    () =>
      ground() +
      questionMark(112, 150, 0.9, '#ffc93c') +
      questionMark(372, 120, 1.1, '#ff7fb0') +
      standing(drawFighter(1, {}, POSES.block)),
  ),
  'not-open': scene(
    () =>
      halo(240, 190, 220, '#7c4dff', 0.4) +
      ground() +
      gate() +
      place(204, 222, 0.29, GLYPHS.lock()) +
      standing(drawFighter(5, {}, POSES.idle2), 116, 0.46) +
      standing(drawFighter(0, {}, POSES.idle), 372, 0.46, true),
  ),
  empty: scene(
    () =>
      ground() +
      standing(drawFighter(2, {}, POSES.idle), 180, 0.58) +
      volume('M258,260 H392 V340 H258Z', '#c98d4f', { relief: [8, 8, 6] }) +
      volume('M258,260 L228,222 H300 L326,260Z', '#e0aa6a', { relief: [7, 4, 4] }) +
      volume('M392,260 L424,222 H352 L326,260Z', '#e0aa6a', { relief: [7, 4, 4] }),
  ),
  loading: LOADING,
  logo: { svg: drawTitleMark, box: { x: -6, y: -6, width: 268, height: 268 }, pxPerUnit: 1 },
  'app-icon': { svg: drawAppIcon, box: { x: 0, y: 0, width: 512, height: 512 }, pxPerUnit: 0.5 },
}
