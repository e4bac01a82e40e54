import type { QueryClient } from '@tanstack/react-query'
import { isConnected, onConnectionChange } from '#client/api/connection.ts'
import { sendMutationQuietly } from '#client/game/use-call-mutation.ts'
import { onActiveChange } from '#client/platform/active.ts'
import { parseJson } from '#client/platform/parse-json.ts'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'
import { LOCAL_CHOICES, type LocalChoices, readLocal, writeLocal } from '#client/preferences/local-choices.ts'
import { profileQuery } from '#client/topics/home/queries.ts'
import type { Preferences } from '#contracts/wire.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { preferencesQuery } from '../queries.ts'

const KEY = 'preferences'
const PROFILE_KEY = profileQuery.queryKey
const SAVE_DELAY_MS = MS_PER_SECOND

/** Choices as of the last sync. Null before the first. */
const readSynced = () => parseJson(readOwn(KEY)) as LocalChoices | null
const writeSynced = (synced: LocalChoices): void =>
  writeOwn(KEY, JSON.stringify(Object.fromEntries(LOCAL_CHOICES.map(({ name }) => [name, synced[name]]))))

const unsavedChoices = (): Partial<LocalChoices> => {
  const synced = readSynced()
  const local = readLocal()
  const isNew = ({ name, isChosen }: (typeof LOCAL_CHOICES)[number]): boolean =>
    // Before the first sync, every choice made on this device counts as unsaved.
    synced === null ? isChosen() : local[name] !== synced[name]
  return Object.fromEntries(LOCAL_CHOICES.filter(isNew).map(({ name }) => [name, local[name]]))
}
const hasUnsaved = (): boolean => Object.keys(unsavedChoices()).length > 0

let saving: Promise<void> = Promise.resolve()

const save = async (queryClient: QueryClient, change: Partial<Preferences>): Promise<void> => {
  const known = await queryClient.ensureQueryData(preferencesQuery)
  const local = readLocal()
  await sendMutationQuietly(queryClient, 'users.savePreferences', { body: { ...known, ...local, ...change } })
  writeSynced(local)
}

/** Sends one call at a time. Rejects on failure; `followPreferences` tries again later. */
export const savePreferences = (queryClient: QueryClient, change: Partial<Preferences> = {}): Promise<void> => {
  const sent = saving.then(() => save(queryClient, change))
  saving = sent.catch(() => undefined)
  return sent
}

/** Unsaved choices of this device win, otherwise the server's. */
const sync = async (queryClient: QueryClient): Promise<void> => {
  const saved = await queryClient.fetchQuery({ ...preferencesQuery, staleTime: 0 })
  const hasUnsavedHere = hasUnsaved()
  writeLocal({ ...saved, ...unsavedChoices() })
  if (hasUnsavedHere) await savePreferences(queryClient)
  else writeSynced(saved)
}

/**
 * Keeps the device's copy, which serves the first paint and offline use (extra 7), in step with the server. Returns the
 * cleanup function.
 */
export const followPreferences = (queryClient: QueryClient): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | null = null
  const ignoreFailure = (work: Promise<void>): void => {
    // Ignored, because the next sync sends what is unsaved.
    work.catch(() => undefined)
  }
  // For a banned player or one without a house, the server stores no preferences.
  const isPlayer = (): boolean => queryClient.getQueryData(PROFILE_KEY) !== undefined
  let syncState: 'due' | 'running' | 'done' = 'due'
  const trySync = async (): Promise<void> => {
    if (syncState !== 'due' || !isPlayer()) return
    syncState = 'running'
    try {
      await sync(queryClient)
      syncState = 'done'
    } catch {
      // The next profile from the server makes it try again.
      syncState = 'due'
    }
  }
  const saveUnsaved = (): void => {
    if (isPlayer() && hasUnsaved()) ignoreFailure(savePreferences(queryClient))
  }
  const send = (): void => {
    if (timer === null) return
    clearTimeout(timer)
    timer = null
    saveUnsaved()
  }
  const onChoice = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(send, SAVE_DELAY_MS)
  }
  const stops = [
    ...LOCAL_CHOICES.map(({ subscribe }) => subscribe(onChoice)),
    onActiveChange((isActive) => {
      if (!isActive) send()
    }),
    onConnectionChange(() => {
      if (isConnected()) saveUnsaved()
    }),
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === PROFILE_KEY[0]) void trySync()
    }),
  ]
  void trySync()
  return () => {
    for (const stop of stops) stop()
    if (timer !== null) clearTimeout(timer)
  }
}
