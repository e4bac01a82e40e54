import type { CallLine } from '#contracts/call-line.ts'
import { type CallName, calls } from '#contracts/calls.ts'
import type { CallData } from '#contracts/schemas.ts'
import { isOpenToAll } from '#server/calls/account-status.ts'
import { answerText } from '#server/calls/answer-text.ts'
import { AnswerStream, AnswerText, AnswerUnchanged, type CallHandler } from '#server/calls/call-handler.ts'
import { assertAnswerMatches } from '#server/calls/checked-answer.ts'
import { admit, type Outcome, type Run, readAccountStatus } from './admission.ts'

type Given<N extends CallName> = CallData<N> | AnswerStream | AnswerText | AnswerUnchanged

const answered = <N extends CallName>({ call, context }: Run<N>, given: Given<N>): Outcome => {
  if (given instanceof AnswerStream || given instanceof AnswerUnchanged) return { answer: given, repeated: false }
  if (!(given instanceof AnswerText)) return { answer: answerText(call, given, context.config), repeated: false }
  const { text } = given
  if (context.config.checksAnswers) assertAnswerMatches(call, JSON.parse(text), { text, carriesStored: false })
  return { answer: given, repeated: false }
}

export const runReading = async <N extends CallName>(run: Run<N>, handle: CallHandler<N>): Promise<Outcome> => {
  const { call, context } = run
  const { access }: CallLine = calls[call]
  // Callers of public calls need no row in the database.
  if (access === 'public') return answered(run, await handle(context))
  if (isOpenToAll(call)) await run.keepStartParam(context.db, context.identity, context.nowMs)
  else await admit(run, await readAccountStatus(context.db, context.identity.userId, null))
  return answered(run, await handle(context))
}
