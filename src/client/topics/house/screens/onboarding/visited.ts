import { readSession, writeSession } from '../../../../platform/session-store.ts'

const VISITED_KEY = 'onboarding-visited'

/** Whether onboarding was finished or opened by a special referrer in this session (rows 70, 71). */
export const isOnboardingVisited = (): boolean => readSession(VISITED_KEY) !== null

/** Marks onboarding as visited: a special referrer's dialog opens only once. */
export const markOnboardingVisited = (): void => writeSession(VISITED_KEY, '1')
