import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorCode } from '#contracts/errors.ts'
import { MAINTENANCE_RETRY_MS } from '#rules/constants.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import { isDatabaseTrouble } from '#server/db/database-trouble.ts'
import { isMessengerAway } from '#server/platform/bot/bot-api.ts'
import { createTroubleLog } from './trouble-log.ts'

const DETAILS_MAX = 8
const RETRY_AFTER_S: { readonly [code in ErrorCode]?: number } = {
  maintenance: MAINTENANCE_RETRY_MS / MS_PER_SECOND,
  unavailable: 2,
}

const validationDetails = (error: unknown): Record<string, string> | null => {
  if (!hasZodFastifySchemaValidationErrors(error)) return null
  const part = (error as { validationContext?: string }).validationContext ?? 'request'
  return Object.fromEntries(
    error.validation
      .slice(0, DETAILS_MAX)
      .map((issue) => [`${part}${issue.instancePath}`, issue.message ?? 'is wrong']),
  )
}

/** Null for an unexpected error, which is answered with `internal`. */
export const apiErrorOf = (error: unknown): ApiError | null => {
  if (error instanceof ApiError) return error
  if (isDatabaseTrouble(error)) return new ApiError('unavailable')
  if (isMessengerAway(error)) return new ApiError('messenger-silent')
  const details = validationDetails(error)
  if (details !== null) return new ApiError('invalid-payload', details)
  const { statusCode = 500, code, message = '' } = error as { statusCode?: number; code?: string; message?: string }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new ApiError('payload-too-large')
  if (statusCode === 404) return new ApiError('not-found')
  if (statusCode >= 400 && statusCode < 500) return new ApiError('invalid-payload', { request: message })
  return null
}

const retryAfterS = ({ code, details }: ApiError): number | string | undefined =>
  RETRY_AFTER_S[code] ?? details?.retry_after_s

export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = apiErrorOf(error)
  if (refusal === null) request.log.error({ err: error }, 'a call failed')
  const answer = refusal ?? new ApiError('internal')
  request.errorCode = answer.code
  const retryAfter = retryAfterS(answer)
  if (retryAfter !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter)
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.toBody())
}

export const registerErrorHandler = (app: FastifyInstance): void => {
  const warnOfTrouble = createTroubleLog()
  app.setErrorHandler((error, request, reply) => {
    if (isDatabaseTrouble(error)) warnOfTrouble(request.log, error)
    if (isMessengerAway(error)) request.log.warn({ err: error }, 'a call had no answer of the messenger')
    return sendError(error, request, reply)
  })
}
