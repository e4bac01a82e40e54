import { storageWithMemory } from './storage-with-memory.ts'

/** Prefix of every key, because other pages of this origin share the storage. */
const PREFIX = 'house-kombat.'
const session = storageWithMemory(() => sessionStorage)

/** A value of this tab's session, or null. */
export const readSession = (key: string): string | null => session.read(PREFIX + key)

export const writeSession = (key: string, value: string | null): void => session.write(PREFIX + key, value)
