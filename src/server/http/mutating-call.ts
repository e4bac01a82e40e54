import type { CallName } from '#contracts/calls.ts'
import type { CallData } from '#contracts/schemas.ts'
import { ApiError } from '#server/api-error.ts'
import { assertNotBanned } from '#server/calls/account-status.ts'
import { answerText } from '#server/calls/answer-text.ts'
import type { MutatingHandler } from '#server/calls/call-handler.ts'
import { keepAnswer, readUnderKey } from '#server/calls/idempotency.ts'
import { rescheduleSubscribers } from '#server/db/subscribers.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { admit, type Outcome, type Run, readAccountStatus, repeat } from './admission.ts'
import type { Outside } from './call-bounds.ts'

/** A concurrent request with the same key committed first. This one is rolled back. */
class KeyTaken extends Error {
  override name = 'KeyTaken'
}

const mutate = async <N extends CallName>(
  { call, context, request }: Run<N>,
  { handle, stored }: MutatingHandler<N>,
): Promise<Outcome> => {
  const answer = await inTransaction(context.db, async (trx) => {
    const data = (await handle({ ...context, db: trx })) as CallData<N>
    const text = answerText(call, data, context.config)
    if (request === null) {
      await assertNotBanned(trx, call, context.identity.userId)
      await rescheduleSubscribers(trx, [context.identity.userId], context.nowMs)
      return text
    }
    // Parsed from the text that was sent, so that only fields of the contract are stored.
    const kept = stored ? { reference: stored.referenceOf(data) } : { data: JSON.parse(text) }
    if (!(await keepAnswer(trx, request, kept))) throw new KeyTaken()
    return text
  })
  return { answer, repeated: false }
}

/** Runs the handler and stores the answer under its key, in one transaction. @throws ApiError */
export const runMutating = async <N extends CallName>(
  run: Run<N>,
  handler: MutatingHandler<N>,
  outside: Outside,
): Promise<Outcome> => {
  const { context, request } = run
  const accountStatus = await readAccountStatus(context.db, context.identity.userId, request)
  await admit(run, accountStatus)
  if (request && accountStatus.stored) return repeat(run, request, accountStatus.stored, handler.stored?.restore)
  if (handler.prepare) await outside(handler.prepare(context))
  try {
    return await mutate(run, handler)
  } catch (error) {
    if (request === null || !(error instanceof KeyTaken || error instanceof ApiError)) throw error
    // A concurrent request with the same key may have succeeded; then its answer counts.
    const stored = await readUnderKey(context.db, request)
    if (stored === null) throw error
    return repeat(run, request, stored, handler.stored?.restore)
  }
}
