import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BossOpponent, Cosmetic, ScenarioEntry } from '../contracts/wire.ts'
import type { Side } from '../rules/fight-types.ts'
import type { PlannedHunt } from '../rules/hunt-plan.ts'
import type { HuntSlug } from '../rules/hunts.ts'

/** The scenes that the stage can show. */
export type SceneKey = 'kombat' | 'world-map' | 'monster-hunt'

/** What a fighter looks like: a house's pet with what it wears, or a boss (row 143). */
export type StageLook =
  | { readonly kind: 'pet'; readonly houseId: number; readonly cosmetic: Cosmetic }
  | { readonly kind: 'boss'; readonly boss: BossOpponent['boss_name'] }

/** A fighter as the arena draws it. */
export interface StageFighter {
  readonly name: string
  readonly maxHp: number
  readonly look: StageLook
}

/** What the arena plays. `opponent` and `fight` arrive when the server has answered; until then the user's pet waits. */
export interface KombatInput {
  readonly user: StageFighter
  readonly opponent: StageFighter | null
  readonly fight: {
    readonly id: string
    readonly scenario: readonly ScenarioEntry[]
    readonly winner: Side
    /** Which side of the scenario the viewer is (T14). */
    readonly perspective: Side
    /** `live` plays countdown and set-up entries; `replay` skips the first two entries (row 97). */
    readonly mode: 'live' | 'replay'
  } | null
  /** League of the viewer, 0 Bronze … 7 Mythic: picks the arena's look. */
  readonly tier: number
  /** Short words drawn over the fighters, translated by the client. */
  readonly labels: { readonly critical: string; readonly miss: string; readonly frozen: string }
}

/** One land of the world map. */
export interface MapRegion {
  readonly houseId: number
  readonly name: string
}

export interface WorldMapInput {
  readonly regions: readonly MapRegion[]
  /** The region raised by keyboard focus in the DOM twin, or null. */
  readonly focusedHouseId: number | null
}

/** What the hunt's scene shows: the camp of a stage, or the pet on its hunt there (rows 175, 176). */
export interface MonsterHuntInput {
  readonly pet: Extract<StageLook, { readonly kind: 'pet' }>
  readonly stage: HuntSlug
  /** The hunt that runs or waits to be collected; null while the pet is in the camp. */
  readonly hunt: PlannedHunt | null
  /** How long the hunt had been under way when this was written, ms by the server's clock; the scene goes on from there. */
  readonly elapsedMs: number
}

/** Phases of the normal battle (B4, row 75). `idle` before anything was asked for. */
export type KombatPhase = 'idle' | 'finding' | 'ready' | 'countdown' | 'fighting' | 'end'

/** What the arena reports for the DOM around it: small values, changed once a beat, never per frame. */
export interface KombatReport {
  readonly phase: KombatPhase
  /** During `countdown`: 3, 2, 1, then 0 for 'Fight!'. */
  readonly countdown: 3 | 2 | 1 | 0 | null
  /** Turns left, 40 and down. */
  readonly turnsLeft: number
  readonly hp: { readonly user: number; readonly opponent: number }
  /** Number of scenario entries whose beats are done or under way; the text log shows entries below it. */
  readonly entriesPlayed: number
  /** Grows by one with each critical hit taken by the user: the hit flash. */
  readonly criticalsTaken: number
  readonly burning: { readonly user: boolean; readonly opponent: boolean }
  readonly frozen: { readonly user: boolean; readonly opponent: boolean }
}

export interface StageState {
  /** React → Phaser: which scene is to be shown, or null for none. */
  readonly scene: SceneKey | null
  readonly kombat: KombatInput | null
  readonly worldMap: WorldMapInput | null
  readonly monsterHunt: MonsterHuntInput | null
  /** Playback speed of the fight (row 77): x1 or x2. */
  readonly speed: 1 | 2
  /** React → Phaser: a replay stands still; a live fight never does. */
  readonly isPaused: boolean
  /** React → Phaser: the player is elsewhere, though the page may still be visible: the stage sleeps. */
  readonly isAway: boolean
  /** React → Phaser: height of what lies over the arena's upper corners, CSS px; heads and numbers stay below it. */
  readonly headroomPx: number
  /** `reduced` honours prefers-reduced-motion: no shake, no flash. */
  readonly motion: 'full' | 'reduced'
  /** Phaser → React: the scene that has loaded its pack and drawn its first frame. */
  readonly ready: SceneKey | null
  /** 0–1 while the scene's pack loads. */
  readonly loading: number
  /**
   * Why the stage cannot show anything: no WebGL, its context lost, or a pack that failed to load. The fight is played
   * on all the same where its code is there: reports and `finished` come as ever, for the text twin.
   */
  readonly error: 'no-webgl' | 'context-lost' | 'load-failed' | null
  readonly report: KombatReport
}

/** One-off messages, both ways. */
export interface StageCommands {
  /** React → Phaser: jump to the end of the fight. */
  skip: undefined
  /**
   * React → Phaser: show the state after so many entries of the scenario, set-up entries counted (2 … its length), and
   * go on from there unless paused. A fight that was over is under way again.
   */
  seek: { entriesPlayed: number }
  /** Phaser → React: a land was tapped. */
  'region-tapped': { houseId: number }
  /** Phaser → React: the pointer is over a land (null: over none). */
  'region-hovered': { houseId: number | null }
  /** Phaser → React: the fight was played to its end (500 ms after its last beat), or skipped there. */
  finished: { fightId: string; skipped: boolean }
}

export type StageCommand = keyof StageCommands
type Listener<K extends StageCommand> = (payload: StageCommands[K]) => void

/** The only way between React and Phaser: a store of small state and typed commands. Knows neither. */
export interface StageBridge {
  readonly store: StoreApi<StageState>
  send<K extends StageCommand>(command: K, payload: StageCommands[K]): void
  /** Subscribes to a command; the answer unsubscribes. */
  on<K extends StageCommand>(command: K, listener: Listener<K>): () => void
  /** Number of live command listeners, for leak tests. */
  listenerCount(): number
}

/** The report of an arena in which nothing has happened. */
export const emptyReport: KombatReport = {
  phase: 'idle',
  countdown: null,
  turnsLeft: 40,
  hp: { user: 0, opponent: 0 },
  entriesPlayed: 0,
  criticalsTaken: 0,
  burning: { user: false, opponent: false },
  frozen: { user: false, opponent: false },
}

/** Height of the battle's header on a phone without insets, CSS px: what a screen that says nothing else has. */
export const BATTLE_HEADER_PX = 88

/** Makes a bridge; the client keeps one for its whole life, tests make their own. */
export const createStageBridge = (initial: Partial<StageState> = {}): StageBridge => {
  const store = createStore<StageState>()(() => ({
    scene: null,
    kombat: null,
    worldMap: null,
    monsterHunt: null,
    speed: 1,
    isPaused: false,
    isAway: false,
    headroomPx: BATTLE_HEADER_PX,
    motion: 'full',
    ready: null,
    loading: 0,
    error: null,
    report: emptyReport,
    ...initial,
  }))
  const listeners: { [K in StageCommand]: Set<Listener<K>> } = {
    skip: new Set(),
    seek: new Set(),
    'region-tapped': new Set(),
    'region-hovered': new Set(),
    finished: new Set(),
  }
  return {
    store,
    send(command, payload) {
      for (const listener of [...listeners[command]]) listener(payload)
    },
    on(command, listener) {
      listeners[command].add(listener)
      return () => {
        listeners[command].delete(listener)
      }
    },
    listenerCount: () => Object.values(listeners).reduce((sum, set) => sum + set.size, 0),
  }
}
