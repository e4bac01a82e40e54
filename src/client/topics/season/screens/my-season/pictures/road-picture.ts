import { arenaOfTier, arenaPicture } from '#assets/manifest/arena-layers.ts'
import { extraIconUrl, extraPictureUrl } from '#assets/manifest/extras.ts'
import { mythicTopIcon, pvpRankIcon } from '#assets/manifest/insignia.ts'
import { largeInsignia } from '#assets/manifest/large-insignia.ts'
import { iconUrl } from '#assets/manifest/packs.ts'
import { loadImage } from '#client/ui/icons/atlas.ts'
import { leagueIcon } from '#client/ui/icons/game-icons.ts'
import { INK, writeLine } from '#client/ui/share-card/card-brush.ts'
import { CARD } from '#client/ui/share-card/card-canvas.ts'
import { goldBetween } from '#client/ui/share-card/card-title.ts'
import { rankPoints, TIER, tierOf } from '#rules/season/ranks.ts'
import type { RoadPlot, RoadPoint } from '../road-plot.ts'
import { loadFrame, type PaintPicture, type PictureWords, popped, scaledAt } from './picture-frame.ts'

type Context = CanvasRenderingContext2D

const PLOT = { left: 60, top: 276, right: 1020, bottom: 940 } as const
const ROAD = { left: 190, right: 905 } as const
const LEAGUE_PX = 104
const LONE_LEAGUE_PX = 128
const BADGE_PX = 176
const LAUREL_PX = 250
const ROAD_PX = 20
const PEAK_PX = 60
const BAND_TONES = ['#8a5a3c', '#7f8db0', '#b98a1e', '#1c8f62', '#2380c8', '#c4582a', '#8a3fd1', '#c22a68'] as const

export interface RoadContent extends PictureWords {
  readonly plot: RoadPlot
  readonly final: number
  readonly place: { readonly number: number; readonly text: string } | null
  /** 'Peak 1 912'; null if the end is the peak. */
  readonly peak: string | null
  readonly weeks: readonly string[]
}

const onCard = ({ x, y }: RoadPoint): { readonly x: number; readonly y: number } => ({
  x: ROAD.left + (ROAD.right - ROAD.left) * x,
  y: PLOT.bottom + (PLOT.top - PLOT.bottom) * y,
})

const drawBands = (context: Context, { bands, weekStarts }: RoadPlot, leagues: readonly HTMLImageElement[]): void => {
  const outline = (): void => {
    context.beginPath()
    context.roundRect(PLOT.left, PLOT.top, PLOT.right - PLOT.left, PLOT.bottom - PLOT.top, 40)
  }
  context.save()
  outline()
  context.fillStyle = '#1a0f45'
  context.fill()
  context.clip()
  for (const [index, { tier, from, to }] of bands.entries()) {
    const [top, bottom] = [onCard({ x: 0, y: to }).y, onCard({ x: 0, y: from }).y]
    const tone = BAND_TONES[tier] ?? BAND_TONES[0]
    const light = context.createLinearGradient(0, top, 0, bottom)
    light.addColorStop(0, `${tone}f2`)
    light.addColorStop(1, `${tone}99`)
    context.fillStyle = light
    context.fillRect(PLOT.left, top, PLOT.right - PLOT.left, bottom - top)
    if (index > 0) {
      context.fillStyle = `${INK}aa`
      context.fillRect(PLOT.left, bottom - 4, PLOT.right - PLOT.left, 8)
    }
    const league = leagues[index]
    const size = Math.min(bands.length < 3 ? LONE_LEAGUE_PX : LEAGUE_PX, bottom - top - 8)
    if (league && size > 36)
      context.drawImage(league, PLOT.left + 66 - size / 2, (top + bottom) / 2 - size / 2, size, size)
  }
  context.setLineDash([6, 14])
  context.lineWidth = 4
  context.strokeStyle = '#ffffff40'
  for (const start of weekStarts) {
    const { x } = onCard({ x: start, y: 0 })
    context.beginPath()
    context.moveTo(x, PLOT.top)
    context.lineTo(x, PLOT.bottom)
    context.stroke()
  }
  context.restore()
  outline()
  context.lineWidth = 10
  context.strokeStyle = INK
  context.stroke()
}

/** Monotone: never overshoots its points. */
const tracePath = (context: Context, points: readonly RoadPoint[]): void => {
  context.beginPath()
  for (const [index, point] of points.entries()) {
    const at = onCard(point)
    const before = points[index - 1]
    if (!before) {
      context.moveTo(at.x, at.y)
      continue
    }
    const from = onCard(before)
    const middle = (from.x + at.x) / 2
    context.bezierCurveTo(middle, from.y, middle, at.y, at.x, at.y)
  }
}

const drawRoad = (context: Context, { points }: RoadPlot, share: number): void => {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return
  const end = onCard(last)
  const start = onCard(first)
  context.save()
  context.beginPath()
  context.rect(0, 0, start.x - ROAD_PX + (end.x - start.x + 2 * ROAD_PX) * share, CARD.height)
  context.clip()
  tracePath(context, points)
  context.lineTo(end.x, PLOT.bottom - 6)
  context.lineTo(start.x, PLOT.bottom - 6)
  context.closePath()
  const light = context.createLinearGradient(0, PLOT.top, 0, PLOT.bottom)
  light.addColorStop(0, '#ffe08a77')
  light.addColorStop(1, '#ffe08a00')
  context.fillStyle = light
  context.fill()
  context.lineCap = 'round'
  context.lineJoin = 'round'
  tracePath(context, points)
  context.lineWidth = ROAD_PX + 16
  context.strokeStyle = INK
  context.stroke()
  context.lineWidth = ROAD_PX
  context.strokeStyle = goldBetween(context, PLOT.top, PLOT.bottom)
  context.stroke()
  context.beginPath()
  context.arc(start.x, start.y, 20, 0, 2 * Math.PI)
  context.fillStyle = '#fff3dc'
  context.fill()
  context.lineWidth = 9
  context.strokeStyle = INK
  context.stroke()
  context.restore()
}

interface EndArt {
  readonly badge: HTMLImageElement
  readonly laurel: HTMLImageElement | null
}

const drawEnd = (context: Context, family: string, content: RoadContent, { badge, laurel }: EndArt): void => {
  const last = content.plot.points.at(-1)
  if (!last) return
  const at = onCard(last)
  const reach = (laurel ? LAUREL_PX : BADGE_PX) / 2
  const x = Math.min(at.x, PLOT.right - reach + 20)
  const y = Math.max(PLOT.top + reach - 30, Math.min(at.y, PLOT.bottom - reach))
  if (laurel) context.drawImage(laurel, x - reach, y - reach, 2 * reach, 2 * reach)
  const size = laurel ? BADGE_PX * 0.72 : BADGE_PX
  context.drawImage(badge, x - size / 2, y - size / 2 - (laurel ? 14 : 0), size, size)
  if (content.place)
    writeLine(context, family, content.place.text, {
      x,
      baseline: y + reach - 4,
      maxWidth: 240,
      size: 60,
      fill: '#ffe08a',
      align: 'center',
    })
}

export const roadPicture = async (content: RoadContent): Promise<PaintPicture> => {
  const { final, place, plot, peak, weeks } = content
  const step = tierOf(rankPoints(final))
  const topBadge = place && step.tier === TIER.Mythic ? mythicTopIcon(place.number) : null
  const [{ frame, family }, sky, badge, laurel, leagues] = await Promise.all([
    loadFrame(content, [place?.text ?? '', peak ?? '', ...weeks]),
    loadImage(extraPictureUrl(arenaPicture(arenaOfTier(step.tier), 'sky'))),
    loadImage(topBadge ? extraIconUrl(topBadge) : extraPictureUrl(largeInsignia(pvpRankIcon(step.index)))),
    place ? loadImage(extraIconUrl('laurel')) : null,
    Promise.all(plot.bands.map(({ tier }) => loadImage(iconUrl(leagueIcon(tier))))),
  ])
  return (context, share) => {
    context.drawImage(sky, -90, 0, 1260, CARD.height)
    const dusk = context.createLinearGradient(0, 0, 0, CARD.height)
    dusk.addColorStop(0, '#1a0f4588')
    dusk.addColorStop(0.55, '#2a1a78dd')
    dusk.addColorStop(1, '#1a0f45')
    context.fillStyle = dusk
    context.fillRect(0, 0, CARD.width, CARD.height)
    drawBands(context, plot, leagues)
    for (const [index, week] of weeks.entries())
      writeLine(context, family, week, {
        x: onCard({ x: plot.weekMiddles[index] ?? 0, y: 0 }).x,
        baseline: PLOT.bottom + 62,
        maxWidth: 180,
        size: 44,
        fill: '#d9ceff',
        align: 'center',
      })
    drawRoad(context, plot, Math.min(1, share / 0.75))
    if (peak) {
      const at = onCard(plot.peak)
      scaledAt(context, at.x, at.y, popped(share, 0.5), () => {
        writeLine(context, family, peak, {
          ...(at.x < CARD.width / 2 ? { x: at.x, align: 'left' } : { x: at.x - PEAK_PX, align: 'right' }),
          baseline: Math.max(at.y - 12, PLOT.top + 54),
          maxWidth: 420,
          size: 46,
          fill: '#ffffff',
        })
      })
    }
    const last = plot.points.at(-1)
    if (last) {
      const at = onCard(last)
      scaledAt(context, at.x, at.y, popped(share, 0.65), () => drawEnd(context, family, content, { badge, laurel }))
    }
    frame(context, share)
  }
}
