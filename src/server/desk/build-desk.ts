import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import { DESK_ERRORS, type DeskErrorCode } from '#contracts/desk/desk-errors.ts'
import { ApiError } from '#server/api-error.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import type { DeskDeps } from './desk-deps.ts'
import { DeskError } from './desk-error.ts'
import { registerDeskPages } from './desk-pages.ts'
import { addDeskHeaders, DESK_HEADERS } from './guards.ts'
import { registerDeskCalls } from './routes.ts'
import { isTrustedProxy } from './trusted-proxy.ts'

const BODY_LIMIT_BYTES = 16_384
const REQUEST_MS = 15_000

const isDeskCode = (code: string): code is DeskErrorCode => Object.hasOwn(DESK_ERRORS, code)

const isBadRequest = (error: unknown): boolean => {
  const { statusCode } = error as FastifyError
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
}

/** Null for an unexpected error: the caller logs it and answers 500. */
const toDeskError = (error: unknown): DeskError | null => {
  if (error instanceof DeskError) return error
  if (error instanceof OperatorError) return new DeskError('act-refused', error.message)
  if (error instanceof ApiError)
    return isDeskCode(error.code) ? new DeskError(error.code) : new DeskError('act-refused', error.message)
  return isBadRequest(error) ? new DeskError('invalid-payload') : null
}

const sendError = (reply: FastifyReply, error: DeskError): FastifyReply => reply.code(error.status).send(error.toBody())

/**
 * The operators' server. It shares only the database with the players' server: no launch data, no CORS, no API
 * documentation.
 */
export const buildDesk = async (desk: DeskDeps): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_MS,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    // Fastify runs no hooks for a URL that it cannot decode, so the headers are set here.
    frameworkErrors: (_error, _request, reply) => {
      reply.headers(DESK_HEADERS)
      sendError(reply, new DeskError('invalid-payload'))
    },
    trustProxy: desk.config.trustProxy ? isTrustedProxy : false,
  })
  // A form on another site can send `text/plain` without a CORS preflight, but not JSON.
  app.removeContentTypeParser('text/plain')
  addDeskHeaders(app)
  app.setErrorHandler((error, _request, reply) => {
    const known = toDeskError(error)
    if (known === null) desk.log.error({ err: error }, 'a call of the desk failed')
    return sendError(reply, known ?? new DeskError('unexpected'))
  })
  await registerDeskCalls(app, desk)
  await registerDeskPages(app, desk)
  return app
}
