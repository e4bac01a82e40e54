import type { QueryClient } from '@tanstack/react-query'
import type { CallName } from '../../contracts/calls.ts'
import { lastSyncMs, noteKeptAnswers } from '../api/connection.ts'
import { readOwn, writeOwn } from '../platform/player-store.ts'

/** What the start and the home screen show; small answers without input. */
export const KEPT_ANSWERS = [
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
const WRITE_PAUSE_MS = 1000

interface Kept {
  readonly build: string
  readonly savedAtMs: number
  readonly answers: Partial<Record<CallName, readonly [data: unknown, updatedAtMs: number]>>
}

/** The build that this page came with, known without the server: answers kept by another one may have other shapes. */
const pageBuild = (): string => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''

const isKept = (name: unknown): name is (typeof KEPT_ANSWERS)[number] =>
  KEPT_ANSWERS.some((candidate) => candidate === name)

const readKept = (): Kept | null => {
  try {
    const kept = JSON.parse(readOwn(KEY) ?? 'null') as Kept | null
    return kept?.build === pageBuild() ? kept : null
  } catch {
    return null
  }
}

/** Keeps the present answers of this player on this device, beside those kept before (extra 9). */
export const saveAnswers = (queryClient: QueryClient): void => {
  const savedAtMs = lastSyncMs()
  if (savedAtMs === null) return
  const answers: Record<string, readonly [unknown, number]> = { ...readKept()?.answers }
  for (const name of KEPT_ANSWERS) {
    const state = queryClient.getQueryState([name])
    if (state?.data !== undefined) answers[name] = [state.data, state.dataUpdatedAt]
  }
  const kept: Kept = { build: pageBuild(), savedAtMs, answers }
  writeOwn(KEY, JSON.stringify(kept))
}

/** Puts the kept answers where there are none: for a start or a page without connection. Each keeps its own age. */
export const restoreAnswers = (queryClient: QueryClient): void => {
  const kept = readKept()
  if (kept === null) return
  for (const name of KEPT_ANSWERS) {
    const [data, updatedAt] = kept.answers[name] ?? []
    if (data === undefined || updatedAt === undefined || queryClient.getQueryData([name]) !== undefined) continue
    queryClient.setQueryData([name], data, { updatedAt })
  }
  noteKeptAnswers(kept.savedAtMs)
}

/** Follows the answers as they come and keeps them, once a second at most; the answer ends it. */
export const keepAnswers = (queryClient: QueryClient): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | null = null
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || timer !== null || query.state.status !== 'success' || !isKept(query.queryKey[0])) return
    timer = setTimeout(() => {
      timer = null
      saveAnswers(queryClient)
    }, WRITE_PAUSE_MS)
  })
  saveAnswers(queryClient)
  return () => {
    stop()
    if (timer !== null) clearTimeout(timer)
  }
}
