import { readSession, writeSession } from '#client/platform/session-store.ts'

const KEY = 'best-rank-before'

/** Kept in session storage, because the result page needs it even after a reload. */
export const saveBestRankBefore = (replayId: string, points: number): void => writeSession(KEY, `${replayId} ${points}`)

/** The player's best rank points before that fight. 0 unless it was the last one of this tab. */
export const bestRankBefore = (replayId: string): number => {
  const [id, points] = readSession(KEY)?.split(' ') ?? []
  return id === replayId ? Number(points) : 0
}
