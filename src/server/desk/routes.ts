import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { DESK_CALLS, type DeskCallName } from '#contracts/desk/desk-calls.ts'
import { DESK_SCHEMAS } from '#contracts/desk/desk-wire.ts'
import { isTooDeep, isWellFormed } from '#server/http/well-formed.ts'
import { deskHandlers } from './all-handlers.ts'
import type { DeskDeps, DeskOperator } from './desk-deps.ts'
import { DeskError } from './desk-error.ts'
import { cookieOf, keyOf, refuseForeign, tokenOf } from './guards.ts'
import type { DeskCall, DeskHandler, HandledName } from './handler.ts'
import { operatorOf, SESSION_S, signIn, signOut } from './sign-in.ts'
import { meOf } from './sign-in-answer.ts'
import { hasRole } from './writing-call.ts'

interface Parts {
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly data: z.ZodType
}

const parsed = (schema: z.ZodType | undefined, part: string, value: unknown): unknown => {
  if (schema === undefined) return undefined
  const result = isTooDeep(value) || !isWellFormed(value) ? null : schema.safeParse(value ?? {})
  if (result?.success === true) return result.data
  const issue = result?.error.issues[0]
  throw new DeskError('invalid-payload', [part, ...(issue?.path ?? [])].map(String).join('/'))
}

const signedIn = async (desk: DeskDeps, request: FastifyRequest): Promise<DeskOperator> => {
  const token = tokenOf(request)
  const operator = token === null ? null : await operatorOf(desk, token)
  if (operator === null) throw new DeskError('signed-out')
  return operator
}

const registerSignIn = (app: FastifyInstance, desk: DeskDeps): void => {
  const { login, logout } = DESK_CALLS
  app.post(login.path, async (request, reply) => {
    const body = DESK_SCHEMAS.login.body.safeParse(request.body)
    // A malformed name or code counts as a wrong one.
    const tried = body.success ? body.data : { name: '-', password: '', code: '' }
    const { token, operator } = await signIn(desk, tried, request.ip)
    reply.header('set-cookie', cookieOf(token, SESSION_S))
    return meOf(desk, operator)
  })
  app.post(logout.path, async (request, reply) => {
    await signOut(desk, await signedIn(desk, request))
    reply.header('set-cookie', cookieOf('', 0))
    return {}
  })
}

const register = <N extends HandledName>(
  app: FastifyInstance,
  desk: DeskDeps,
  name: N,
  handle: DeskHandler<N>,
): void => {
  const { method, path: url, role } = DESK_CALLS[name]
  const schemas: Parts = DESK_SCHEMAS[name]
  const operators = new WeakMap<FastifyRequest, DeskOperator>()
  app.route({
    method,
    url,
    // Runs before the body is read, so that a stranger's body is never parsed.
    onRequest: async (request) => {
      const operator = await signedIn(desk, request)
      if (!hasRole(operator.role, role)) throw new DeskError('role-too-low')
      operators.set(request, operator)
    },
    handler: async (request) => {
      const operator = operators.get(request)
      if (!operator) throw new DeskError('signed-out')
      const call = {
        desk,
        nowMs: desk.clock.nowMs(),
        operator,
        key: keyOf(request) ?? '',
        params: parsed(schemas.params, 'params', request.params),
        query: parsed(schemas.query, 'query', request.query),
        body: parsed(schemas.body, 'body', request.body),
      }
      const data = await handle(call as DeskCall<N>)
      return desk.config.checksAnswers ? schemas.data.parse(data) : data
    },
  })
}

const isHandled = (name: DeskCallName): name is HandledName => name !== 'login' && name !== 'logout'

/** The hook is bound to this scope of routes. Comparing paths would miss other spellings, such as `/%64esk/acts`. */
export const registerDeskCalls = async (app: FastifyInstance, desk: DeskDeps): Promise<void> => {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => refuseForeign(request))
    scope.addHook('onResponse', async (_request, reply) => {
      desk.metrics.observeCall('desk', reply.statusCode, reply.elapsedTime / 1000)
    })
    registerSignIn(scope, desk)
    for (const name of Object.keys(DESK_CALLS) as DeskCallName[])
      if (isHandled(name)) register(scope, desk, name, deskHandlers[name] as DeskHandler<typeof name>)
  })
}
