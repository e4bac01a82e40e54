import { readSession, writeSession } from '#client/platform/session-store.ts'

const VISITED_KEY = 'onboarding-visited'

export const isOnboardingVisited = (): boolean => readSession(VISITED_KEY) !== null

export const markOnboardingVisited = (): void => writeSession(VISITED_KEY, '1')
