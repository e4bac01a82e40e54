import type { ArenaBackdrop } from './arena/arena-backdrop.ts'
import type { BossPresence } from './boss/boss-presence.ts'
import type { Cast } from './cast.ts'
import type { FightWeather } from './effects/fight-weather.ts'
import type { ShowStage } from './effects/show-pieces.ts'
import { shineOn } from './effects/spotlight.ts'
import type { ArenaFighter } from './fighter/arena-fighter.ts'
import type { Rest } from './fighter/choreography.ts'
import type { FightRun } from './flow/fight-run.ts'
import { CORNERS, type Corner, type FightPlan, type FightView, otherCorner } from './timeline/playback.ts'

export interface EndingStage {
  readonly run: FightRun
  readonly cast: Cast
  readonly bosses: BossPresence
  readonly backdrop: ArenaBackdrop
  readonly weather: FightWeather
}

interface FightEnd {
  readonly view: FightView
  readonly plan: FightPlan
  readonly fighters: Readonly<Partial<Record<Corner, ArenaFighter>>>
}

/** A boss with HP left turns away. A pet that survives a boss celebrates, whatever the result. */
const endOf = (corner: Corner, { view, plan, fighters }: FightEnd): Rest => {
  if (view.hp[corner] > 0) {
    if (fighters[corner]?.look.kind === 'boss') return 'parting'
    if (fighters[otherCorner(corner)]?.look.kind === 'boss') return 'win'
  }
  return corner === plan.winner ? 'win' : 'defeated'
}

const isFestive = (end: FightEnd): boolean => CORNERS.every((corner) => endOf(corner, end) !== 'parting')

export class FightEnding {
  readonly #stage: EndingStage

  constructor(stage: EndingStage) {
    this.#stage = stage
  }

  rest(): void {
    const end = this.#end
    if (end) for (const corner of CORNERS) end.fighters[corner]?.rest(endOf(corner, end), 1000)
  }

  /** `alreadyMs` is the time since the ending began; a negative time is a delay. */
  settle(alreadyMs: number, { veil, effects, layout, isCalm }: ShowStage): void {
    const end = this.#end
    if (!end) return
    const { cast, bosses, backdrop, weather } = this.#stage
    for (const corner of CORNERS) {
      const rest = endOf(corner, end)
      cast.fighters[corner]?.rest(rest, rest === 'defeated' ? Math.max(0, alreadyMs) : alreadyMs)
      if (rest === 'parting' && alreadyMs <= 0) bosses.part(corner, -alreadyMs)
    }
    cast.heal()
    backdrop.crowd.excite(1)
    const shone = CORNERS.find((corner) => endOf(corner, end) === 'win')
    const winner = shone && cast.fighters[shone]
    if (winner) shineOn(winner, veil, effects, isCalm)
    if (alreadyMs <= 0 && !isCalm && isFestive(end)) weather.salute(end.plan.winner === 'user', layout)
  }

  celebrate(deltaMs: number, { width, isCalm }: { readonly width: number; readonly isCalm: boolean }): void {
    const end = this.#end
    const isFalling = this.#stage.run.flow.phase === 'end' && !isCalm && end !== null && isFestive(end)
    const { weather, backdrop } = this.#stage
    if (weather.paper(deltaMs, isFalling, end?.plan.winner === 'user', width)) backdrop.crowd.excite(0.5)
  }

  get #end(): FightEnd | null {
    const { run, cast } = this.#stage
    const { plan, view } = run.flow
    return plan && view && { plan, view, fighters: cast.fighters }
  }
}
