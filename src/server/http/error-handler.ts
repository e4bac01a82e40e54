import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Refusal } from '../refusal.ts'

const DETAILS_MAX = 8
const MAINTENANCE_RETRY_S = 30

const validationDetails = (error: unknown): Record<string, string> | null => {
  if (!hasZodFastifySchemaValidationErrors(error)) return null
  const part = (error as { validationContext?: string }).validationContext ?? 'request'
  return Object.fromEntries(
    error.validation
      .slice(0, DETAILS_MAX)
      .map((issue) => [`${part}${issue.instancePath}`, issue.message ?? 'is wrong']),
  )
}

/** The refusal to answer an error with; null for a server error. */
export const refusalOf = (error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error
  const details = validationDetails(error)
  if (details !== null) return new Refusal('invalid-payload', details)
  const { statusCode = 500, code, message = '' } = error as { statusCode?: number; code?: string; message?: string }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new Refusal('payload-too-large')
  if (statusCode === 404) return new Refusal('not-found')
  if (statusCode >= 400 && statusCode < 500) return new Refusal('invalid-payload', { request: message })
  return null
}

/** Sends the error as `{code, message, details?}`; logs server errors. */
export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = refusalOf(error)
  if (refusal === null) request.log.error({ err: error }, 'a call failed')
  const answer = refusal ?? new Refusal('internal')
  if (answer.code === 'maintenance') reply.header('retry-after', MAINTENANCE_RETRY_S)
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.toBody())
}

/** Registers the error handler: every error is answered in the one form that clients know. */
export const registerErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
}
