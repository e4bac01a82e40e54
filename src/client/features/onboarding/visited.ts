import { readSession, writeSession } from '../../platform/session-store.ts'

const VISITED_KEY = 'onboarding-visited'

/** Whether the onboarding was opened by a special referrer's link, or finished, in this session (rows 70, 71). */
export const isOnboardingVisited = (): boolean => readSession(VISITED_KEY) !== null

/** Marks the onboarding as visited: a special referrer's house opens by itself only once. */
export const markOnboardingVisited = (): void => writeSession(VISITED_KEY, '1')
