import { BOSS_NAMES } from '#assets/manifest/creatures.ts'
import type { KombatInput } from '#bridge/bridge.ts'
import type { ScenarioEntry } from '#contracts/wire.ts'
import { type HpPair, replayHp, winnerByHp } from '#rules/kombat/fight-replay.ts'
import { otherSide, type Side } from '#rules/kombat/fight-types.ts'
import { type AddressField, type AddressState, choice, flag, number, text } from '#workbench/kit/address-field.ts'
import { BODIES, FIGHTER_FIELDS, type FighterChoice, stageFighterOf, stanceOf, statsOf } from './fighter-choice.ts'
import { makeFight } from './made-fight.ts'
import { readEntries } from './written-entries.ts'

export const TIERS = ['0', '1', '2', '3', '4', '5', '6', '7'] as const
export const WINNERS = ['by the entries', 'attacker', 'defender'] as const

type Prefixed<Prefix extends string, Fields> = {
  [Name in keyof Fields as `${Prefix}-${Name & string}`]: Fields[Name]
}
const prefixed = <Prefix extends string, Fields extends Record<string, unknown>>(
  prefix: Prefix,
  fields: Fields,
): Prefixed<Prefix, Fields> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [`${prefix}-${name}`, field])) as Prefixed<
    Prefix,
    Fields
  >

/** Fields of attacker and defender have the same names, with the prefixes `a-` and `d-`. */
export const ARENA_FIELDS = {
  /** Seed of a fight that the rules decide. Ignored if `entries` or `fight` is set. */
  seed: text('1'),
  entries: text(),
  fight: text(),
  winner: choice(WINNERS, 'by the entries'),
  ...prefixed('a', FIGHTER_FIELDS),
  ...prefixed('d', { ...FIGHTER_FIELDS, body: choice(BODIES, 'moonbix') }),
  tier: choice(TIERS, '0') as AddressField<(typeof TIERS)[number]>,
  mode: choice(['live', 'replay'], 'live'),
  view: choice(['attacker', 'defender'], 'attacker'),
  speed: choice(['1', '2'], '1'),
  paused: flag(),
  motion: choice(['full', 'reduced'], 'full'),
  /** Number of the first action in a boss's second phase, from 1. 0: from the start. Empty: never. */
  phase: text(),
  fall: choice(['none', ...BOSS_NAMES], 'none'),
  find: number(0, 600_000, 0),
  /** Time in ms that both fighters are shown before the fight is known. */
  versus: number(0, 600_000, 0),
  /** Index, from 0, of the entry to jump to; 0 does not jump. */
  entry: number(0, 1000, 0),
  skip: flag(),
  /** For `hold`: stage time in ms since the beginning or the jump. */
  at: number(0, 600_000, 0),
  /** Stops the stage at `at`. The result is deterministic. */
  hold: flag(),
  /** Shows only the arena, with its size on the battle screen. */
  alone: flag(),
}
export type ArenaState = AddressState<typeof ARENA_FIELDS>

export const PREFIX = { attacker: 'a', defender: 'd' } as const

export const fighterIn = (state: ArenaState, side: Side): FighterChoice => {
  const all = state as unknown as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.keys(FIGHTER_FIELDS).map((name) => [name, all[`${PREFIX[side]}-${name}`]]),
  ) as unknown as FighterChoice
}

export const withPrefix = (side: Side, change: Partial<FighterChoice>): Partial<ArenaState> =>
  prefixed(PREFIX[side], change) as Partial<ArenaState>

export interface ShownFight {
  readonly scenario: readonly ScenarioEntry[]
  readonly winner: Side
  readonly maxHp: HpPair
  /** Both fighters' HP after each entry. */
  readonly hp: readonly HpPair[]
  readonly problems: readonly string[]
}

/** Hand-written entries take precedence; without any the rules decide by the seed. */
export const shownFight = (state: ArenaState): ShownFight => {
  const attacker = fighterIn(state, 'attacker')
  const defender = fighterIn(state, 'defender')
  const maxHp = { attacker: statsOf(attacker).maxHp, defender: statsOf(defender).maxHp }
  if (state.entries.trim() === '') {
    const { scenario, winner } = makeFight({ seed: state.seed, attacker, defender })
    return { scenario, winner, maxHp, hp: replayHp(scenario, maxHp), problems: [] }
  }
  const { scenario, problems } = readEntries(state.entries, maxHp)
  const hp = replayHp(scenario, maxHp)
  const winner = state.winner === 'by the entries' ? winnerByHp(hp.at(-1) ?? maxHp, maxHp) : state.winner
  return { scenario, winner, maxHp, hp, problems }
}

export type Knowledge = 'finding' | 'found' | 'decided'

/** Another `id` restarts the fight. */
export const arenaInput = (
  state: ArenaState,
  { scenario, winner }: Pick<ShownFight, 'scenario' | 'winner'>,
  showing: { readonly id: string; readonly known: Knowledge; readonly labels: KombatInput['labels'] },
): KombatInput => {
  const perspective = state.view
  const [own, other] = [fighterIn(state, perspective), fighterIn(state, otherSide(perspective))]
  const [user, opponent] = [stageFighterOf(own), stageFighterOf(other)]
  const stances = [stanceOf(own), stanceOf(other)] as const
  return {
    user,
    opponent: showing.known === 'finding' ? null : opponent,
    fight:
      showing.known !== 'decided'
        ? null
        : {
            id: showing.id,
            scenario,
            winner,
            perspective,
            mode: state.mode,
            stances: stances[0] && stances[1] ? { user: stances[0], opponent: stances[1] } : null,
            secondPhaseFrom: state.phase === '' ? null : Number(state.phase) || 0,
          },
    tier: Number(state.tier),
    labels: showing.labels,
  }
}
