import type { KombatInput, StageCue } from '#bridge/bridge.ts'
import type { ArenaBackdrop } from '../arena/arena-backdrop.ts'
import type { ShowStage } from '../effects/show-pieces.ts'
import type { ArenaFighter } from '../fighter/arena-fighter.ts'
import { CORNERS, type Corner } from '../timeline/playback.ts'
import { showBossEntrance } from './boss-entrance-show.ts'
import { showBossParting } from './boss-parting-show.ts'
import { showOutbreak } from './boss-rage-show.ts'

type Fighters = Readonly<Partial<Record<Corner, ArenaFighter>>>

export interface BossStage {
  readonly fighters: Fighters
  readonly backdrop: ArenaBackdrop
  show(): ShowStage
  shake(px: number, ms: number): void
  playCue(cue: StageCue): void
}

export class BossPresence {
  readonly #stage: BossStage
  #rages = false

  constructor(stage: BossStage) {
    this.#stage = stage
  }

  get rages(): boolean {
    return this.#rages
  }

  welcome(input: KombatInput | null, before: Fighters, pixelRatio: number): void {
    const { fighters, show, shake, playCue } = this.#stage
    for (const corner of CORNERS) {
      const fighter = fighters[corner]
      if (!fighter || fighter === before[corner] || fighter.look.kind !== 'boss') continue
      const name = input?.[corner]?.name ?? ''
      showBossEntrance(show(), { boss: fighter.look.boss, fighter, name, pixelRatio, shake, playCue })
    }
  }

  rage(isRaging: boolean, { atOnce, isPlain }: { readonly atOnce: boolean; readonly isPlain: boolean }): void {
    const { fighters, backdrop, show, shake } = this.#stage
    for (const corner of CORNERS) {
      const fighter = fighters[corner]
      if (fighter?.look.kind !== 'boss') continue
      const stage = show()
      fighter.rage(isRaging, atOnce || stage.isCalm)
      backdrop.rage(isRaging, atOnce || stage.isCalm)
      if (isRaging && !atOnce && !this.#rages && !isPlain) showOutbreak(stage, fighter, fighter.look.boss, shake)
    }
    this.#rages = isRaging
  }

  part(corner: Corner, delayMs: number): void {
    const { fighters, show, shake, playCue } = this.#stage
    const fighter = fighters[corner]
    if (fighter) showBossParting(show(), { fighter, delayMs, shake, playCue })
  }
}
