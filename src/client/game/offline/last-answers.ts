import type { QueryClient } from '@tanstack/react-query'
import { lastSyncMs, setLastSync } from '#client/api/connection.ts'
import { parseJson } from '#client/platform/parse-json.ts'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'
import type { CallName } from '#contracts/calls.ts'

export const STORED_CALLS = [
  'settings.get',
  'season.get',
  'season.me',
  'guild.me',
  'users.me',
  'users.balance',
  'users.stars',
  'users.lastClaim',
  'users.boosts',
  'users.boostSources',
  'combats.me',
  'combats.season',
  'combats.energy',
  'equipments.equipped',
  'equipments.welcome',
  'upgrades.missions',
  'tasks.list',
  'daily.get',
  'channel.latestNews',
  'hunting.stages',
  'hunting.current',
  'hunting.milestones',
  'inbox.list',
] as const satisfies readonly CallName[]

const KEY = 'last-answers'
const SAVE_INTERVAL_MS = 1000

interface StoredAnswers {
  readonly build: string
  readonly savedAtMs: number
  readonly answers: Partial<Record<CallName, readonly [data: unknown, updatedAtMs: number]>>
}

/** Identifies the build, because answers stored by another one may have a different shape. */
const pageBuild = (): string =>
  document.querySelector('script[type=module][src]:not([async])')?.getAttribute('src') ?? ''

const isStored = (name: unknown): name is (typeof STORED_CALLS)[number] =>
  STORED_CALLS.some((candidate) => candidate === name)

const readStored = (): StoredAnswers | null => {
  const stored = parseJson(readOwn(KEY)) as StoredAnswers | null
  return stored?.build === pageBuild() ? stored : null
}

export const saveAnswers = (queryClient: QueryClient): void => {
  const savedAtMs = lastSyncMs()
  if (savedAtMs === null) return
  const answers: Record<string, readonly [unknown, number]> = { ...readStored()?.answers }
  for (const name of STORED_CALLS) {
    const state = queryClient.getQueryState([name])
    if (state?.data !== undefined) answers[name] = [state.data, state.dataUpdatedAt]
  }
  const stored: StoredAnswers = { build: pageBuild(), savedAtMs, answers }
  writeOwn(KEY, JSON.stringify(stored))
}

export const restoreAnswers = (queryClient: QueryClient): void => {
  const stored = readStored()
  if (stored === null) return
  for (const name of STORED_CALLS) {
    const [data, updatedAt] = stored.answers[name] ?? []
    if (data === undefined || updatedAt === undefined || queryClient.getQueryData([name]) !== undefined) continue
    queryClient.setQueryData([name], data, { updatedAt })
  }
  setLastSync(stored.savedAtMs)
}

export const followAnswers = (queryClient: QueryClient): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | null = null
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || timer !== null || query.state.status !== 'success' || !isStored(query.queryKey[0])) return
    timer = setTimeout(() => {
      timer = null
      saveAnswers(queryClient)
    }, SAVE_INTERVAL_MS)
  })
  saveAnswers(queryClient)
  return () => {
    stop()
    if (timer !== null) clearTimeout(timer)
  }
}
