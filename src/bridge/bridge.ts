import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ArenaSample } from '#assets/manifest/sound-names.ts'
import type { BossOpponent, Cosmetic, ScenarioEntry } from '#contracts/wire.ts'
import type { PlannedHunt } from '#rules/hunt/hunt-plan.ts'
import type { HuntSlug } from '#rules/hunt/hunt-slugs.ts'
import type { FightBeat } from '#rules/kombat/fight-beats.ts'
import type { Side } from '#rules/kombat/fight-types.ts'
import type { Stance } from '#rules/kombat/stances.ts'

export type SceneKey = 'kombat' | 'world-map' | 'monster-hunt' | 'boss-fall'

export type StageLook =
  | { readonly kind: 'pet'; readonly houseId: number; readonly cosmetic: Cosmetic }
  | { readonly kind: 'boss'; readonly boss: BossOpponent['boss_name'] }

export interface StageFighter {
  readonly name: string
  readonly maxHp: number
  readonly look: StageLook
}

/**
 * Input of the arena. `opponent` is null until one is found: the user's pet waits alone. `fight` is null until it is
 * decided.
 */
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
    /**
     * A boss's second phase begins with this action, counted from 1 without set-up entries; 0 means from the start.
     * Null or absent without one.
     */
    readonly secondPhaseFrom?: number | null
    /** The stances of both fighters (R55). Null or absent in old fights and boss fights, which have none. */
    readonly stances?: { readonly user: Stance; readonly opponent: Stance } | null
  } | null
  /** League of `user`, 0 Bronze … 7 Mythic: picks the arena's look. */
  readonly tier: number
  /** Translated labels drawn over the fighters. */
  readonly labels: { readonly critical: string; readonly miss: string; readonly frozen: string }
}

export interface MapRegion {
  readonly houseId: number
  readonly name: string
}

export interface WorldMapInput {
  readonly regions: readonly MapRegion[]
  /** The region highlighted by keyboard focus in the DOM list, or null. */
  readonly focusedHouseId: number | null
}

/** Input of the hunt scene: the camp of a stage, or the pet on its hunt there (rows 175, 176). */
export interface MonsterHuntInput {
  readonly pet: Extract<StageLook, { readonly kind: 'pet' }>
  readonly stage: HuntSlug
  /** The running or uncollected hunt; null while the pet is in the camp. */
  readonly hunt: PlannedHunt | null
  /** Elapsed time of the hunt when this was set, ms by the server's clock; the scene continues from there. */
  readonly elapsedMs: number
}

/**
 * Input of the scene `boss-fall`. A new object restarts the scene. It ends by sending `boss-fallen`; `skip` jumps
 * there. Without WebGL `boss-fallen` is sent after the same time, and the page describes the fall in words.
 */
export interface BossFallInput {
  readonly boss: BossOpponent['boss_name']
}

/** Phases of the normal battle (B4, row 75). `idle` without input. */
export type KombatPhase = 'idle' | 'finding' | 'ready' | 'countdown' | 'fighting' | 'end'

/** State that the arena reports to the DOM: updated once a beat, never per frame. */
export interface KombatReport {
  readonly phase: KombatPhase
  /** During `countdown`: 3, 2, 1, then 0 for 'Fight!'. */
  readonly countdown: 3 | 2 | 1 | 0 | null
  readonly turnsLeft: number
  readonly hp: { readonly user: number; readonly opponent: number }
  /** Number of scenario entries played or in progress; the text log shows no later ones. */
  readonly entriesPlayed: number
  /** The beat whose effect has just landed; after a seek, the first beat of the entry. Null in all other reports. */
  readonly beat: (FightBeat & { readonly actor: 'user' | 'opponent' }) | null
  /** Number of critical hits that the user has taken. Each increment triggers the hit flash. */
  readonly criticalsTaken: number
  readonly burning: { readonly user: boolean; readonly opponent: boolean }
  readonly frozen: { readonly user: boolean; readonly opponent: boolean }
  readonly isSecondPhase: boolean
}

export interface StageState {
  /** React → Phaser: the scene to show, or null for none. */
  readonly scene: SceneKey | null
  readonly kombat: KombatInput | null
  readonly worldMap: WorldMapInput | null
  readonly monsterHunt: MonsterHuntInput | null
  readonly bossFall: BossFallInput | null
  readonly speed: 1 | 2
  /** React → Phaser: pauses a replay; ignored in a live fight. */
  readonly isPaused: boolean
  /**
   * React → Phaser: true while the app is in the background, even if the page counts as visible. The stage then sleeps.
   */
  readonly isAway: boolean
  /** React → Phaser: height of the DOM header over the arena, CSS px; heads and numbers stay below it. */
  readonly headroomPx: number
  /** The player's choice, else the system's. `reduced`: no shake, no flash. */
  readonly motion: 'full' | 'reduced'
  /** React → Phaser: true while the page shows the fight as text. The fight continues without being drawn. */
  readonly isInWords: boolean
  /** Phaser → React: true if this device cannot keep up with the arena. The page then offers the fight in words. */
  readonly isSlow: boolean
  /** Phaser → React: the scene that has loaded and drawn its first frame. Null before that. */
  readonly ready: SceneKey | null
  /** Phaser → React: share of the scene's pack that has loaded, 0 to 1. */
  readonly loading: number
  /**
   * Why the stage cannot render: no WebGL, a lost context, or a pack that failed to load. If the scene's code has
   * loaded, reports and `finished` are still sent, so that the page can show the fight as text.
   */
  readonly error: 'no-webgl' | 'context-lost' | 'load-failed' | null
  readonly report: KombatReport
}

export type StageCue =
  | {
      readonly kind: 'sample'
      readonly sample: ArenaSample
      /** Speed and pitch; 1 is as recorded. */
      readonly rate: number
      /** Loudness, 0–1. */
      readonly gain: number
    }
  | { readonly kind: 'crowd'; readonly level: number; readonly fadeMs: number }

/** One-off messages, both ways. */
export interface StageCommands {
  /** React → Phaser: jump to the end of the fight, or of the boss's fall. */
  skip: undefined
  /**
   * React → Phaser: show the state after `entriesPlayed` entries of the scenario (2 to its length, because it includes
   * the set-up entries), and continue from there unless paused. Also resumes a finished fight.
   */
  seek: { entriesPlayed: number }
  'region-tapped': { houseId: number }
  /** Phaser → React: the pointer has entered another land, or left all lands (null). */
  'region-hovered': { houseId: number | null }
  /** Phaser → React: the fight has ended (500 ms after its last beat) or was skipped to its end. */
  finished: { fightId: string; skipped: boolean }
  /** Phaser → React: the boss has fallen; once per input of `boss-fall`. */
  'boss-fallen': { boss: BossOpponent['boss_name']; skipped: boolean }
  /** Phaser → React: a sound of the fight is due now. */
  cue: StageCue
}

export type StageCommand = keyof StageCommands
type Listener<K extends StageCommand> = (payload: StageCommands[K]) => void

/** The only channel between React and Phaser: a small state store and typed commands. Depends on neither. */
export interface StageBridge {
  readonly store: StoreApi<StageState>
  send<K extends StageCommand>(command: K, payload: StageCommands[K]): void
  on<K extends StageCommand>(command: K, listener: Listener<K>): () => void
  /** Number of command listeners, for leak tests. */
  listenerCount(): number
}

export const emptyReport: KombatReport = {
  phase: 'idle',
  countdown: null,
  turnsLeft: 40,
  hp: { user: 0, opponent: 0 },
  entriesPlayed: 0,
  beat: null,
  criticalsTaken: 0,
  burning: { user: false, opponent: false },
  frozen: { user: false, opponent: false },
  isSecondPhase: false,
}

/** Default height of the battle's header, CSS px, on a phone without insets. */
export const BATTLE_HEADER_PX = 88

export const createStageBridge = (initial: Partial<StageState> = {}): StageBridge => {
  const store = createStore<StageState>()(() => ({
    scene: null,
    kombat: null,
    worldMap: null,
    monsterHunt: null,
    bossFall: null,
    speed: 1,
    isPaused: false,
    isAway: false,
    headroomPx: BATTLE_HEADER_PX,
    motion: 'full',
    isInWords: false,
    isSlow: false,
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
    'boss-fallen': new Set(),
    cue: new Set(),
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
