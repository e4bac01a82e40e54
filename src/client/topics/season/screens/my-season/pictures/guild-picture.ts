import { CREATURE_RIGS } from '#assets/manifest/creature-rigs/all.ts'
import { bossPack } from '#assets/manifest/creatures.ts'
import { extraPackOf } from '#assets/manifest/extras.ts'
import { POSES } from '#assets/manifest/poses.ts'
import { drawCreature } from '#client/ui/fighters/draw-creature.ts'
import { fetchAtlas } from '#client/ui/icons/atlas.ts'
import { writeLine } from '#client/ui/share-card/card-brush.ts'
import { CARD, newCanvas } from '#client/ui/share-card/card-canvas.ts'
import { GROUND, loadBossArena, loadPet } from '#client/ui/share-card/card-scene.ts'
import type { SeasonFighter } from '../season-fighter.ts'
import { eased, loadFrame, type PaintPicture, type PictureWords, popped, scaledAt } from './picture-frame.ts'
import { drawBurst } from './picture-shapes.ts'

const BOSS = 'mammoth'
const BOSS_SCALE = 1.26
const BOSS_X = 770
const OWN = { x: 232, scale: 0.98 } as const
const BLOW = { x: 452, y: 668, reach: 205 } as const
const DAMAGE = { baseline: 360, size: 148 } as const

export interface GuildContent extends PictureWords {
  readonly own: SeasonFighter
  readonly damage: number
  readonly unit: string
  readonly format: (damage: number) => string
}

const loadBoss = async (): Promise<(context: CanvasRenderingContext2D, x: number) => void> => {
  const rig = CREATURE_RIGS[BOSS]
  const atlas = await fetchAtlas(extraPackOf(bossPack(BOSS)))
  const own = newCanvas(rig.box.width * BOSS_SCALE, rig.box.height * BOSS_SCALE)
  drawCreature(own, BOSS, rig, rig.poses.hit, atlas)
  return (context, x) => {
    context.save()
    context.translate(x, GROUND)
    context.scale(-1, 1)
    context.fillStyle = '#1d103880'
    context.beginPath()
    context.ellipse(0, 0, 300, 40, 0, 0, 2 * Math.PI)
    context.fill()
    const left = (rig.box.x - rig.ground.x) * BOSS_SCALE
    context.drawImage(own.canvas, left, (rig.box.y - rig.ground.y) * BOSS_SCALE)
    context.restore()
  }
}

export const guildPicture = async (content: GuildContent): Promise<PaintPicture> => {
  const { own, damage, format, unit } = content
  const [{ frame, family }, arena, pet, boss] = await Promise.all([
    loadFrame(content, ['0123456789', unit]),
    loadBossArena(BOSS),
    loadPet({ ...own, pose: POSES.attack, scale: OWN.scale }),
    loadBoss(),
  ])
  return (context, share) => {
    arena(context)
    const come = eased(share / 0.45)
    boss(context, BOSS_X + 40 * (1 - eased(share)))
    scaledAt(context, BLOW.x, BLOW.y, popped(share, 0.35), () => drawBurst(context, BLOW.x, BLOW.y, BLOW.reach))
    pet(context, { x: OWN.x - 420 * (1 - come) })
    writeLine(context, family, format(Math.round(damage * eased(share))), {
      x: CARD.width / 2,
      baseline: DAMAGE.baseline,
      maxWidth: CARD.width - 120,
      size: DAMAGE.size,
      fill: '#ff8fa3',
      align: 'center',
    })
    writeLine(context, family, unit, {
      x: CARD.width / 2,
      baseline: DAMAGE.baseline + 62,
      maxWidth: CARD.width - 120,
      size: 50,
      fill: '#ffffff',
      align: 'center',
    })
    frame(context, share)
  }
}
