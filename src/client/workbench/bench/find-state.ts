import { ALL_SCREENS } from './all-screens.ts'
import { type AbsentState, type BenchScreen, type BenchState, SCREEN_STATES } from './bench-screen.ts'

/** Whether a screen cannot be in a state. */
export const isAbsent = (state: BenchState | AbsentState): state is AbsentState => 'absent' in state

/** Everything that a screen can be looked at in, by name: those of the five states that it has, then its further moments. */
export const statesOf = (screen: BenchScreen): readonly (readonly [name: string, state: BenchState])[] => [
  ...SCREEN_STATES.flatMap((name) => {
    const state = screen.states[name]
    return isAbsent(state) ? [] : [[name, state] as const]
  }),
  ...Object.entries(screen.more ?? {}),
]

/** The screen and state of an address, or a sentence that says what does not exist. */
export const findBenchState = (
  route: string,
  stateName: string,
): { readonly screen: BenchScreen; readonly state: BenchState } | string => {
  const screen = ALL_SCREENS.find((candidate) => candidate.route === route)
  if (!screen) return `The bench has no screen for the route ${route}`
  const state = statesOf(screen).find(([name]) => name === stateName)?.[1]
  if (state) return { screen, state }
  const absent = SCREEN_STATES.find((name) => name === stateName)
  const why = absent && screen.states[absent]
  return why && isAbsent(why)
    ? `${screen.title} has no state ${stateName}: ${why.absent}`
    : `${screen.title} has no state ${stateName}`
}
