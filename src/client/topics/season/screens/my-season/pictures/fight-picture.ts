import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { pvpRankIcon } from '#assets/manifest/insignia.ts'
import { largeInsignia } from '#assets/manifest/large-insignia.ts'
import { POSES } from '#assets/manifest/poses.ts'
import { loadImage } from '#client/ui/icons/atlas.ts'
import { INK, writeLine } from '#client/ui/share-card/card-brush.ts'
import { CARD } from '#client/ui/share-card/card-canvas.ts'
import { loadArena, loadPet } from '#client/ui/share-card/card-scene.ts'
import { goldBetween } from '#client/ui/share-card/card-title.ts'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'
import type { SeasonFighter } from '../season-fighter.ts'
import { eased, loadFrame, type PaintPicture, type PictureWords, popped, scaledAt } from './picture-frame.ts'
import { drawBurst } from './picture-shapes.ts'

const PET_SCALE = 1.05
const OWN = { x: 326, from: -260 } as const
const OTHER = { x: 752, from: CARD.width + 260 } as const
const BADGE = { y: 262, size: 170 } as const
const BADGES = [150, CARD.width - 150] as const
const VERSUS = { x: CARD.width / 2, y: 352, radius: 66 } as const
const BLOW = { x: 556, y: 715, reach: 290 } as const

export interface FightSide extends SeasonFighter {
  /** Rank points before the fight. */
  readonly rank: number
  readonly points: string
}

export interface FightContent extends PictureWords {
  readonly own: FightSide
  readonly other: FightSide
  readonly versus: string
}

const drawVersus = (context: CanvasRenderingContext2D, family: string, text: string): void => {
  const { x, y, radius } = VERSUS
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fillStyle = goldBetween(context, y - radius, y + radius)
  context.fill()
  context.lineWidth = 10
  context.strokeStyle = INK
  context.stroke()
  writeLine(context, family, text, {
    x,
    baseline: y + 24,
    maxWidth: 2 * radius - 16,
    size: 66,
    fill: '#ffffff',
    align: 'center',
  })
}

export const fightPicture = async (content: FightContent): Promise<PaintPicture> => {
  const { own, other, versus } = content
  const sides = [own, other]
  const [{ frame, family }, arena, ownPet, otherPet, badges] = await Promise.all([
    loadFrame(content, [versus, own.points, other.points]),
    loadArena(tierOf(rankPoints(other.rank)).tier),
    loadPet({ ...own, pose: POSES.attack, scale: PET_SCALE }),
    loadPet({ ...other, pose: POSES.hit, scale: PET_SCALE }),
    Promise.all(
      sides.map(({ rank }) => loadImage(extraPictureUrl(largeInsignia(pvpRankIcon(tierOf(rankPoints(rank)).index))))),
    ),
  ])
  return (context, share) => {
    arena(context)
    const come = eased(share / 0.45)
    // Drawn behind both, so that the blow hides no face.
    scaledAt(context, BLOW.x, BLOW.y, popped(share, 0.35), () => drawBurst(context, BLOW.x, BLOW.y, BLOW.reach))
    otherPet(context, { x: OTHER.from + (OTHER.x - OTHER.from) * come, flip: true })
    ownPet(context, { x: OWN.from + (OWN.x - OWN.from) * come })
    for (const [index, badge] of badges.entries()) {
      const x = BADGES[index] ?? 0
      context.drawImage(badge, x - BADGE.size / 2, BADGE.y, BADGE.size, BADGE.size)
      writeLine(context, family, sides[index]?.points ?? '', {
        x,
        baseline: BADGE.y + BADGE.size + 46,
        maxWidth: 260,
        size: 46,
        fill: '#ffe08a',
        align: 'center',
      })
    }
    drawVersus(context, family, versus)
    frame(context, share)
  }
}
