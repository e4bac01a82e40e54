import type { BattleParticles } from '#scenes/kit/battle-particles.ts'
import type { ArenaLayout } from '../arena/arena-layout.ts'
import type { ArenaFighter } from '../fighter/arena-fighter.ts'
import { CORNERS, type Corner, type FightView } from '../timeline/playback.ts'

const SIGN_EVERY_MS = 90
const CONFETTI_EVERY_MS = 90

export class FightWeather {
  readonly #particles: BattleParticles
  #signMs = 0
  #paperMs = 0

  constructor(particles: BattleParticles) {
    this.#particles = particles
  }

  signs(
    deltaMs: number,
    view: FightView | null,
    fighters: Readonly<Partial<Record<Corner, ArenaFighter>>>,
    { unit }: ArenaLayout,
  ): void {
    this.#signMs += deltaMs
    if (!view || this.#signMs <= SIGN_EVERY_MS) return
    this.#signMs = 0
    for (const corner of CORNERS) {
      const fighter = fighters[corner]
      if (!fighter) continue
      const at = fighter.pointAbove(Math.random() * 190)
      const aside = (Math.random() - 0.5) * 150 * unit
      if (view.burning[corner]) this.#particles.embers.explode(2, at.x + aside, at.y)
      if (view.frozen[corner]) this.#particles.flakes.explode(1, at.x + aside, at.y)
    }
  }

  /** Confetti; after a defeat it falls on the opponent's side only. Returns whether some fell in this step. */
  paper(deltaMs: number, isFalling: boolean, hasWon: boolean, width: number): boolean {
    this.#paperMs += deltaMs
    if (!isFalling || this.#paperMs <= CONFETTI_EVERY_MS) return false
    this.#paperMs = 0
    const half = width / 2
    const x = Math.random() * half + (hasWon && Math.random() < 0.5 ? 0 : half)
    this.#particles.paper.explode(hasWon ? 4 : 2, x, -10)
    return true
  }

  /** A victory fires from both corners, a defeat less and from the opponent's corner. */
  salute(hasWon: boolean, { width, groundY }: ArenaLayout): void {
    const y = groundY - 10
    this.#particles.cannon.explode(hasWon ? 30 : 14, width * 0.94, y)
    if (hasWon) this.#particles.cannon.explode(30, width * 0.06, y)
  }
}
