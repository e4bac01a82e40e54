import { ALL_SCREENS } from './all-screens.ts'
import { isAbsent, SCREEN_STATES, type ScreenStories, type Story, statesOf } from './screen-stories.ts'

/** Returns an error message if there is no such story. */
export const findStory = (
  route: string,
  stateName: string,
): { readonly screen: ScreenStories; readonly state: Story } | string => {
  const screen = ALL_SCREENS.find((candidate) => candidate.route === route)
  if (!screen) return `There are no stories of a screen for the route ${route}`
  const state = statesOf(screen).find(([name]) => name === stateName)?.[1]
  if (state) return { screen, state }
  const absent = SCREEN_STATES.find((name) => name === stateName)
  const why = absent && screen.states[absent]
  return why && isAbsent(why)
    ? `${screen.title} has no state ${stateName}: ${why.absent}`
    : `${screen.title} has no state ${stateName}`
}
