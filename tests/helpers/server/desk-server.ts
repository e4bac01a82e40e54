import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import type { DeskRole } from '#contracts/desk/desk-calls.ts'
import type { DeskAct } from '#contracts/desk/desk-wire.ts'
import { buildDesk } from '#server/desk/build-desk.ts'
import { addOperator } from '#server/desk/operators.ts'
import { codeAt, fromBase32, stepAt } from '#server/desk/totp.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import type { TestApp } from './test-app.ts'

const ORIGIN = 'https://desk.example.org'
const HOST = 'desk.example.org'

interface DeskAccount {
  readonly name: string
  readonly password: string
  readonly secret: string
}

interface Asked {
  readonly cookie?: string
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly from?: string
}

interface DeskServer {
  readonly app: FastifyInstance
  account(name: string, role: DeskRole): Promise<DeskAccount>
  code(account: DeskAccount): string
  login(account: DeskAccount, changes?: object, asked?: Asked): Promise<LightMyRequestResponse>
  /**
   * Signs in and returns the cookie of the new session, as a browser sends it. Moves the clock, because a code opens
   * only one session.
   */
  signIn(account: DeskAccount): Promise<string>
  get(path: string, cookie?: string): Promise<LightMyRequestResponse>
  post(path: string, body: unknown, asked?: Asked): Promise<LightMyRequestResponse>
  act(act: DeskAct, cookie: string, key?: string): Promise<LightMyRequestResponse>
  log(act?: string): Promise<readonly { act: string; who: string; why: string; details: object }[]>
}

/** The desk of the test app's world. It is closed after the file's tests. */
export const deskServer = async (server: TestApp): Promise<DeskServer> => {
  const { db, clock, config, metrics } = server
  const log = pino({ level: 'silent' })
  const app = await buildDesk({ db, clock, config, entropy: systemEntropy, log, metrics })
  afterAll(() => app.close())

  const ask = (options: InjectOptions, { cookie, from }: Asked): Promise<LightMyRequestResponse> =>
    app.inject({
      ...options,
      ...(from === undefined ? {} : { remoteAddress: from }),
      headers: { host: HOST, ...(cookie === undefined ? {} : { cookie }), ...options.headers },
    })

  const desk: DeskServer = {
    app,
    account: async (name, role) => {
      const operator = { db, nowMs: clock.nowMs(), entropy: systemEntropy, who: 'root', why: 'a new colleague' }
      const lines = (await addOperator(operator, name, role)).join('\n')
      const password = /Password: (\S+)/.exec(lines)?.[1] ?? ''
      const secret = /secret=(\w+)/.exec(lines)?.[1] ?? ''
      return { name, password, secret }
    },
    code: ({ secret }) => codeAt(fromBase32(secret), stepAt(clock.nowMs())),
    login: (account, changes = {}, asked = {}) =>
      desk.post(
        '/desk/login',
        { name: account.name, password: account.password, code: desk.code(account), ...changes },
        asked,
      ),
    signIn: async (account) => {
      clock.advance(30_000)
      const answer = await desk.login(account)
      const cookie = String(answer.headers['set-cookie']).split(';')[0]
      if (answer.statusCode !== 200 || cookie === undefined) throw new Error(`no sign-in: ${answer.body}`)
      return cookie
    },
    get: (url, cookie) => ask({ method: 'GET', url }, { ...(cookie === undefined ? {} : { cookie }) }),
    post: (url, body, asked = {}) =>
      ask(
        {
          method: 'POST',
          url,
          payload: JSON.stringify(body),
          headers: {
            origin: ORIGIN,
            'content-type': 'application/json',
            'x-desk-key': asked.key ?? randomUUID(),
            ...asked.headers,
          },
        },
        asked,
      ),
    act: (act, cookie, key) => desk.post('/desk/acts', act, { cookie, ...(key === undefined ? {} : { key }) }),
    log: async (act) =>
      (await db.selectFrom('admin_log').selectAll().orderBy('at').orderBy('id').execute())
        .filter((row) => act === undefined || row.act === act)
        .map((row) => ({ act: row.act, who: row.who, why: row.why, details: row.details })),
  }
  return desk
}
