import Phaser from 'phaser'
import type { BossName } from '#assets/manifest/creatures.ts'
import { DISPLAY_FONT } from '#scenes/kit/drawn-textures.ts'
import { backOut, lerp, quadIn, quadOut, shareOf } from '#scenes/kit/easing.ts'
import type { ShowStage } from './show-pieces.ts'

const COLOURS: Readonly<Record<BossName, { readonly css: string; readonly edge: number }>> = {
  mammoth: { css: '#bfeeff', edge: 0x8fe3ff },
  'fire-lord': { css: '#ffd27a', edge: 0xff8a1f },
  'hollow-boss': { css: '#d9c2ff', edge: 0xb07cff },
}
const NIGHT = 0x120a33
const FALLS_MS = 150
const SETTLES_MS = 340
const LEAVES_MS = 1300
const LIFE_MS = 1560
const HEIGHT_PX = 46
const DOWN_SHARE = 0.16

export const slamNamePlate = (
  { front, effects, layout, isCalm }: ShowStage,
  { name, boss, pixelRatio }: { readonly name: string; readonly boss: BossName; readonly pixelRatio: number },
): void => {
  const { scene } = front
  const { width, headroom, groundY } = layout
  const { css, edge } = COLOURS[boss]
  const y = headroom + HEIGHT_PX / 2 + DOWN_SHARE * (groundY - headroom)
  const plate = new Phaser.GameObjects.Container(scene, width / 2, y)
  const band = new Phaser.GameObjects.Rectangle(scene, 0, 0, width * 1.2, HEIGHT_PX, NIGHT, 0.78)
  const edges = [-1, 1].map(
    (side) => new Phaser.GameObjects.Rectangle(scene, 0, (side * HEIGHT_PX) / 2, width * 1.2, 3, edge),
  )
  const label = new Phaser.GameObjects.Text(scene, 0, 0, name.toUpperCase(), {
    fontFamily: DISPLAY_FONT,
    fontSize: '34px',
    color: css,
    stroke: '#1d1038',
    strokeThickness: 8,
    padding: { x: 6, y: 6 },
    resolution: pixelRatio,
  }).setOrigin(0.5)
  const fits = Math.min(1, (width * 0.88) / Math.max(1, label.width))
  plate.add([band, ...edges, label])
  plate.setName(name).setVisible(false)
  front.add(plate)
  effects.add({
    lifeMs: LIFE_MS,
    update(_, ms) {
      const settled = ms < FALLS_MS ? 0 : backOut(shareOf(ms, FALLS_MS, SETTLES_MS))
      const leaving = quadIn(shareOf(ms, LEAVES_MS, LIFE_MS))
      plate.setVisible(true).setAlpha(Math.min(quadOut(shareOf(ms, 0, FALLS_MS)), 1 - leaving))
      if (!isCalm) plate.setRotation(-0.03)
      band.setScale(1, isCalm ? 1 : quadOut(shareOf(ms, 0, SETTLES_MS)) * (1 - leaving))
      for (const [index, line] of edges.entries())
        line.setY((index === 0 ? -0.5 : 0.5) * HEIGHT_PX * (isCalm ? 1 : band.scaleY))
      const size = ms < FALLS_MS ? lerp(2.6, 0.88, quadIn(shareOf(ms, 0, FALLS_MS))) : lerp(0.88, 1, settled)
      label.setScale(fits * (isCalm ? 1 : size)).setX(isCalm ? 0 : -0.25 * width * leaving)
    },
    end: () => plate.destroy(),
  })
}
