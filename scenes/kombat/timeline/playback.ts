import { LANDS_AT_MS } from '#assets/manifest/motion.ts'
import type { ScenarioEntry } from '#contracts/wire.ts'
import { ACTION_LIMIT, SETUP_ENTRIES } from '#rules/constants.ts'
import { entryBeats, type FightBeat } from '#rules/kombat/fight-beats.ts'
import type { Side } from '#rules/kombat/fight-types.ts'
import { fightSeed } from './fight-seed.ts'
import { chooseClip } from './moves.ts'
import { BEAT_MS } from './pacing.ts'
import { petRepertoire, type Repertoire } from './repertoire.ts'

/** A fighter's position on the viewer's screen. */
export type Corner = 'user' | 'opponent'
export const CORNERS: readonly Corner[] = ['user', 'opponent']

export interface FightView {
  readonly turnsLeft: number
  readonly hp: Readonly<Record<Corner, number>>
  readonly entriesPlayed: number
  readonly criticalsTaken: number
  readonly burning: Readonly<Record<Corner, boolean>>
  readonly frozen: Readonly<Record<Corner, boolean>>
}

export interface Beat extends FightBeat {
  readonly actor: Corner
  readonly entryIndex: number
  /** At normal speed (B4, row 82). */
  readonly durationMs: number
  /** Time within the beat, at normal speed, at which its effect lands. */
  readonly landsAtMs: number
  /** Times of an attack's contacts; the last equals `landsAtMs`. */
  readonly impactMs: readonly number[]
  /** Clips that show an attack; null for other beats. `fall` is used only if this beat defeats its target. */
  readonly clips: { readonly attack: string; readonly reaction: string; readonly fall: string } | null
  readonly lethal: boolean
  readonly burnsOn: boolean
  /** The actor's HP from the server, if the entry's numbers add up to another value. */
  readonly correctedHp: number | null
}

/** A fight with an issue is still played to its end. */
export interface PlaybackIssue {
  readonly kind: 'unknown-entry' | 'hp-mismatch' | 'winner-mismatch'
  readonly entryIndex: number | null
  readonly detail: string
}

export interface FightPlan {
  readonly maxHp: Readonly<Record<Corner, number>>
  readonly start: FightView
  readonly beats: readonly Beat[]
  readonly winner: Corner
  /**
   * A boss's second phase starts when this many entries, set-up entries and the current one included, are played. 0
   * means from the start, null never.
   */
  readonly secondPhaseAt: number | null
  readonly issues: readonly PlaybackIssue[]
}

export interface FightScript {
  readonly scenario: readonly ScenarioEntry[]
  readonly winner: Side
  /** The viewer's side of the scenario (T14). */
  readonly perspective: Side
  readonly mode: 'live' | 'replay'
  readonly maxHp: Readonly<Record<Corner, number>>
  /** Number of the first action in a boss's second phase, from 1. 0: from the start. Null or missing: never. */
  readonly secondPhaseFrom?: number | null
  /** By default both fight as pets with a blade. */
  readonly repertoires?: Readonly<Record<Corner, Repertoire>>
}

export const otherCorner = (corner: Corner): Corner => (corner === 'user' ? 'opponent' : 'user')

export const affectedBy = (beat: Beat): Corner => (beat.kind === 'attack' ? otherCorner(beat.actor) : beat.actor)

const isKnownEntry = (entry: ScenarioEntry): boolean =>
  (entry.actor === 'attacker' || entry.actor === 'defender') &&
  [entry.damage_attack, entry.life_steal, entry.damage_burning_hell, entry.damage_reflected, entry.hp_actor].every(
    (value) => Number.isFinite(value) && value >= 0,
  )

const cornerOf = (side: Side, perspective: Side): Corner => (side === perspective ? 'user' : 'opponent')

const secondPhaseAt = ({ secondPhaseFrom }: FightScript): number | null => {
  if (secondPhaseFrom === null || secondPhaseFrom === undefined) return null
  return secondPhaseFrom === 0 ? 0 : SETUP_ENTRIES + secondPhaseFrom
}

/** `entries` includes the one in progress. */
export const isSecondPhase = ({ secondPhaseAt: at }: Pick<FightPlan, 'secondPhaseAt'>, entries: number): boolean =>
  at !== null && entries >= at

const burnsNextTime = (script: FightScript, entryIndex: number): boolean => {
  const actor = script.scenario[entryIndex]?.actor
  return script.scenario.slice(entryIndex + 1).find((entry) => entry.actor === actor)?.burning_hell_actor === true
}

const BLADE = petRepertoire('blade')

class ClipChoice {
  readonly #script: FightScript
  readonly #seed: number
  readonly #opened = new Set<Corner>()
  readonly #last: Record<Corner, { attack?: string; reaction?: string }> = { user: {}, opponent: {} }

  constructor(script: FightScript) {
    this.#script = script
    this.#seed = fightSeed(script.scenario)
  }

  repertoire(corner: Corner): Repertoire {
    return this.#script.repertoires?.[corner] ?? BLADE
  }

  /** A boss in its second phase has other attacks, and opens the phase with a special one. */
  #attacks(own: Repertoire, entryIndex: number, actor: Corner, isCritical: boolean): readonly string[] {
    const isSecond = isSecondPhase({ secondPhaseAt: secondPhaseAt(this.#script) }, entryIndex + 1)
    if (!own.second || !isSecond) return isCritical ? own.critical : own.plain
    const isOpening = !this.#opened.has(actor)
    this.#opened.add(actor)
    if (isOpening && own.second.opening.length > 0) return own.second.opening
    return isCritical ? own.second.critical : own.second.plain
  }

  choose(beat: FightBeat, entryIndex: number, actor: Corner): NonNullable<Beat['clips']> {
    const target = otherCorner(actor)
    const [own, others] = [this.repertoire(actor), this.repertoire(target)]
    const attacks = this.#attacks(own, entryIndex, actor, beat.critical)
    const reactions = beat.evaded ? others.evades : others.hits
    const attack = chooseClip(attacks, this.#seed, entryIndex, 'attack', this.#last[actor].attack)
    const reaction = chooseClip(reactions, this.#seed, entryIndex, 'reaction', this.#last[target].reaction)
    this.#last[actor].attack = attack
    this.#last[target].reaction = reaction
    return { attack, reaction, fall: chooseClip(others.falls, this.#seed, entryIndex, 'fall') }
  }
}

/** If burning kills the actor, its action is dropped. */
const beatsOf = (
  script: FightScript,
  entry: ScenarioEntry,
  entryIndex: number,
  actor: Corner,
  hp: number,
  choice: ClipChoice,
): Beat[] => {
  const beats = entryBeats(entry).map((beat): Beat => {
    const clips = beat.kind === 'attack' ? choice.choose(beat, entryIndex, actor) : null
    const impactMs = (clips && choice.repertoire(actor).impactMs[clips.attack]) ?? []
    return {
      ...beat,
      actor,
      entryIndex,
      durationMs: BEAT_MS[beat.kind],
      landsAtMs: impactMs.at(-1) ?? LANDS_AT_MS[beat.kind],
      impactMs,
      clips,
      lethal: false,
      burnsOn: beat.kind === 'burned' && burnsNextTime(script, entryIndex),
      correctedHp: null,
    }
  })
  const [first] = beats
  return first?.kind === 'burned' && first.amount >= hp ? [first] : beats
}

/** Row 83: damage stops at 0 HP, healing at the maximum. An attack or a frozen turn uses up a turn. */
export const applyBeat = (view: FightView, beat: Beat, maxHp: FightPlan['maxHp']): FightView => {
  const target = affectedBy(beat)
  const other = otherCorner(beat.actor)
  const hp = { ...view.hp }
  hp[target] =
    beat.kind === 'heal' ? Math.min(maxHp[target], hp[target] + beat.amount) : Math.max(0, hp[target] - beat.amount)
  if (beat.correctedHp !== null) hp[beat.actor] = beat.correctedHp
  const burning = { ...view.burning }
  const frozen = { ...view.frozen }
  if (beat.kind === 'burned') burning[beat.actor] = beat.burnsOn
  if (beat.kind === 'frozen') frozen[beat.actor] = false
  if (beat.ignites) burning[other] = true
  if (beat.freezes) frozen[other] = true
  return {
    turnsLeft: Math.max(0, view.turnsLeft - (beat.kind === 'attack' || beat.kind === 'frozen' ? 1 : 0)),
    hp,
    entriesPlayed: beat.entryIndex + 1,
    criticalsTaken: view.criticalsTaken + (beat.critical && beat.actor === 'opponent' ? 1 : 0),
    burning,
    frozen,
  }
}

/** Computed from the start with the steps of playing, so that skipping and seeking cannot differ from it. */
export const viewAfter = (plan: FightPlan, count: number = plan.beats.length): FightView =>
  plan.beats.slice(0, count).reduce((view, beat) => applyBeat(view, beat, plan.maxHp), plan.start)

/** Row 83: 0 HP loses, else the higher % HP wins; a tie goes to the defender. */
const leaderOf = (view: FightView, script: FightScript): Corner => {
  const shareOfUser = view.hp.user * script.maxHp.opponent
  const shareOfOpponent = view.hp.opponent * script.maxHp.user
  if (shareOfUser === shareOfOpponent) return cornerOf('defender', script.perspective)
  return shareOfUser > shareOfOpponent ? 'user' : 'opponent'
}

/**
 * Plans the beats of a fight (row 81) and never throws: unknown entries are skipped and reported. Set-up entries are
 * not played (T13). In a live fight a reflection that is still due is shown even if the actor has no HP left (row 97);
 * a replay ends before it.
 */
export const planFight = (script: FightScript): FightPlan => {
  const start: FightView = {
    turnsLeft: ACTION_LIMIT,
    hp: { ...script.maxHp },
    entriesPlayed: Math.min(SETUP_ENTRIES, script.scenario.length),
    criticalsTaken: 0,
    burning: { user: false, opponent: false },
    frozen: { user: false, opponent: false },
  }
  const beats: Beat[] = []
  const issues: PlaybackIssue[] = []
  const choice = new ClipChoice(script)
  let view = start
  for (let index = SETUP_ENTRIES; index < script.scenario.length; index += 1) {
    const entry = script.scenario[index]
    if (!entry) continue
    if (!isKnownEntry(entry)) {
      issues.push({ kind: 'unknown-entry', entryIndex: index, detail: JSON.stringify(entry) })
      continue
    }
    const actor = cornerOf(entry.actor, script.perspective)
    const ofEntry = beatsOf(script, entry, index, actor, view.hp[actor], choice)
    let after = view
    let played = 0
    for (const beat of ofEntry) {
      after = applyBeat(after, beat, script.maxHp)
      played += 1
      const reflectionDue = ofEntry.slice(played).some((later) => later.kind === 'reflected')
      if (after.hp[actor] === 0 && !(script.mode === 'live' && reflectionDue)) break
    }
    const kept: Beat[] = []
    let before = view
    for (const beat of ofEntry.slice(0, played)) {
      const hurt = affectedBy(beat)
      const left = applyBeat(before, beat, script.maxHp)
      kept.push(before.hp[hurt] > 0 && left.hp[hurt] === 0 ? { ...beat, lethal: true } : beat)
      before = left
    }
    const last = kept.at(-1)
    if (last && after.hp[actor] !== entry.hp_actor) {
      issues.push({
        kind: 'hp-mismatch',
        entryIndex: index,
        detail: `${actor} has ${after.hp[actor]} HP by the entries, ${entry.hp_actor} by the server`,
      })
      kept[kept.length - 1] = { ...last, correctedHp: entry.hp_actor }
      after = { ...after, hp: { ...after.hp, [actor]: entry.hp_actor } }
    }
    beats.push(...kept)
    view = after
    if (view.hp.user === 0 || view.hp.opponent === 0) break
  }
  const winner = cornerOf(script.winner, script.perspective)
  const leader = leaderOf(view, script)
  if (leader !== winner)
    issues.push({ kind: 'winner-mismatch', entryIndex: null, detail: `${leader} is ahead, ${winner} has won` })
  return { maxHp: script.maxHp, start, beats, winner, secondPhaseAt: secondPhaseAt(script), issues }
}
