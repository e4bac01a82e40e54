import type { QueryClient } from '@tanstack/react-query'
import type { Preferences } from '../../contracts/wire.ts'
import { MS_PER_SECOND } from '../../rules/units.ts'
import { callWith } from '../api/call.ts'
import { callKey, callQuery } from '../api/call-query.ts'
import { isConnected, onConnectionChange } from '../api/connection.ts'
import { onActiveChange } from '../platform/active.ts'
import { readOwn, writeOwn } from '../platform/player-store.ts'
import { LOCAL_CHOICES, type LocalChoices, readLocal, writeLocal } from './local-choices.ts'

/** The player's choices as the server keeps them. */
export const preferencesQuery = callQuery('users.preferences')

const KEY = 'preferences'
const PROFILE_KEY = callKey('users.me')
const SAVE_PAUSE_MS = MS_PER_SECOND

/** What device and server agreed on last; null before they have met. */
const readAgreed = (): LocalChoices | null => {
  try {
    return JSON.parse(readOwn(KEY) ?? 'null') as LocalChoices | null
  } catch {
    return null
  }
}
const writeAgreed = (agreed: LocalChoices): void =>
  writeOwn(KEY, JSON.stringify(Object.fromEntries(LOCAL_CHOICES.map(({ name }) => [name, agreed[name]]))))

/** The choices that were made on this device and that the server does not know of. */
const chosenHere = (): Partial<LocalChoices> => {
  const agreed = readAgreed()
  const local = readLocal()
  const isNew = ({ name, isChosen }: (typeof LOCAL_CHOICES)[number]): boolean =>
    // The first time on this device: what was chosen before the server kept choices is still meant.
    agreed === null ? isChosen() : local[name] !== agreed[name]
  return Object.fromEntries(LOCAL_CHOICES.filter(isNew).map(({ name }) => [name, local[name]]))
}
const hasNews = (): boolean => Object.keys(chosenHere()).length > 0

let saving: Promise<void> = Promise.resolve()

const save = async (queryClient: QueryClient, change: Partial<Preferences>): Promise<void> => {
  const known = await queryClient.ensureQueryData(preferencesQuery)
  const local = readLocal()
  const kept = await callWith('users.savePreferences', { body: { ...known, ...local, ...change } })
  queryClient.setQueryData(preferencesQuery.queryKey, kept)
  writeAgreed(local)
}

/**
 * Sends the choices of this device, and `change` with them, to the server, one call after another. Rejects when it failed: what is
 * of this device stays here and is sent again by `followPreferences`.
 */
export const savePreferences = (queryClient: QueryClient, change: Partial<Preferences> = {}): Promise<void> => {
  const sent = saving.then(() => save(queryClient, change))
  saving = sent.catch(() => undefined)
  return sent
}

/** Brings device and server together: what was chosen here and not yet sent holds, all else is the server's. */
const meet = async (queryClient: QueryClient): Promise<void> => {
  const kept = await queryClient.fetchQuery({ ...preferencesQuery, staleTime: 0 })
  const isNewHere = hasNews()
  writeLocal({ ...kept, ...chosenHere() })
  if (isNewHere) await savePreferences(queryClient)
  else writeAgreed(kept)
}

/**
 * Keeps the choices of this device and the server's the same (extra 7): the device's copy serves the first paint and the
 * time without connection. The answer ends it.
 */
export const followPreferences = (queryClient: QueryClient): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | null = null
  const quietly = (work: Promise<void>): void => {
    // Nothing is lost: what is unsaved is sent at the next meeting.
    work.catch(() => undefined)
  }
  // Whoever has joined no house yet, or is banned, has nothing with the server.
  const isPlayer = (): boolean => queryClient.getQueryData(PROFILE_KEY) !== undefined
  let meeting: 'due' | 'running' | 'over' = 'due'
  const tryMeeting = async (): Promise<void> => {
    if (meeting !== 'due' || !isPlayer()) return
    meeting = 'running'
    try {
      await meet(queryClient)
      meeting = 'over'
    } catch {
      // With the next profile that comes from the server there is another try.
      meeting = 'due'
    }
  }
  const saveNews = (): void => {
    if (isPlayer() && hasNews()) quietly(savePreferences(queryClient))
  }
  const send = (): void => {
    if (timer === null) return
    clearTimeout(timer)
    timer = null
    saveNews()
  }
  const onChoice = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(send, SAVE_PAUSE_MS)
  }
  const stops = [
    ...LOCAL_CHOICES.map(({ subscribe }) => subscribe(onChoice)),
    onActiveChange((isActive) => {
      if (!isActive) send()
    }),
    onConnectionChange(() => {
      if (isConnected()) saveNews()
    }),
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === PROFILE_KEY[0]) void tryMeeting()
    }),
  ]
  void tryMeeting()
  return () => {
    for (const stop of stops) stop()
    if (timer !== null) clearTimeout(timer)
  }
}
