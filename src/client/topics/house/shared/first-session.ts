import { readSession, writeSession } from '#client/platform/session-store.ts'

const KEY = 'joined-here'

export const markFirstSession = (): void => writeSession(KEY, '1')

export const isFirstSession = (): boolean => readSession(KEY) !== null
