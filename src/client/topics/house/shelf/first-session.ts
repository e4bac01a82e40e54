import { readSession, writeSession } from '../../../platform/session-store.ts'

const KEY = 'joined-here'

/** Marks this session as the player's first: the one of joining a house. */
export const markFirstSession = (): void => writeSession(KEY, '1')

/** Whether the player joined a house in this session. */
export const isFirstSession = (): boolean => readSession(KEY) !== null
