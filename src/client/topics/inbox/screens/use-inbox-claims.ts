import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, isNetworkError } from '#client/api/api-error.ts'
import { sendMutation } from '#client/game/use-call-mutation.ts'
import type { InboxItem } from '#contracts/wire.ts'
import { refreshInbox } from '../cache.ts'

export interface ClaimRun {
  readonly total: number
  readonly done: number
  readonly currentId: string | null
  readonly problems: Readonly<Record<string, string>>
}

export interface ClaimedRun extends Pick<ClaimRun, 'total' | 'problems'> {
  readonly got: readonly InboxItem[]
}

const NOTHING: ClaimRun = { total: 0, done: 0, currentId: null, problems: {} }

/** The error's text. Null for a 5xx, a malformed response or an error that is no `ApiError` (row 187). */
const messageOf = (error: unknown): string | null =>
  error instanceof ApiError && error.httpStatus < 500 && error.code !== 'unexpected-answer' ? error.message : null

/** Claims rewards one by one. A failed claim does not block the rest, but a network error ends the run. */
export const useInboxClaims = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [run, setRun] = useState<ClaimRun>(NOTHING)

  const claim = async (items: readonly InboxItem[]): Promise<ClaimedRun | null> => {
    if (run.currentId !== null || items.length === 0) return null
    const got: InboxItem[] = []
    let problems: Readonly<Record<string, string>> = {}
    const total = items.length
    for (const { id } of items) {
      setRun({ total, done: got.length, currentId: id, problems })
      try {
        const { item } = await sendMutation(queryClient, 'inbox.claim', { params: { id } })
        got.push(item)
      } catch (error) {
        problems = { ...problems, [id]: messageOf(error) ?? t('inbox.unable') }
        if (isNetworkError(error)) break
      }
    }
    setRun({ total, done: got.length, currentId: null, problems })
    refreshInbox(queryClient)
    return { total, got, problems }
  }
  return { run, isRunning: run.currentId !== null, claim }
}
