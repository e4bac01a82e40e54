import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import pg from 'pg'
import { type CallName, calls } from '../../src/contracts/calls.ts'
import { IDEMPOTENCY_HEADER } from '../../src/contracts/errors.ts'
import { signLaunchData } from '../helpers/server/launch-data.ts'
import { secondsFor } from './figure.ts'
import type { LoadAnswer, LoadJob } from './load.ts'
import { type ReferenceName, runReference } from './reference-sql.ts'

/** The program that `load.ts` starts: it puts load on a server, or runs the reference, in a process of its own. */

const CONNECTIONS = 10

const agents = new Map<number, Agent>()
const agentOf = (width: number): Agent => {
  const agent = agents.get(width) ?? new Agent({ keepAlive: true, maxSockets: width })
  agents.set(width, agent)
  return agent
}

const authorizations = new Map<string, string>()
const authorizationOf = (token: string, id: number): string => {
  const name = `${token} ${id}`
  const known = authorizations.get(name)
  if (known !== undefined) return known
  const made = `tma ${signLaunchData(token, { id }, { authDate: Math.floor(Date.now() / 1000) })}`
  authorizations.set(name, made)
  return made
}

/** The version of the last answer, by server, call and player. */
const versions = new Map<string, string>()

interface Sent {
  readonly address: string
  readonly token: string
  readonly call: string
  readonly playerId: number
  readonly agent: Agent
  readonly body: object | undefined
  readonly revisits?: boolean
}

const send = ({ address, token, call, playerId, agent, body, revisits = false }: Sent): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const { method, path, moves } = calls[call as CallName]
    const asked = `${address} ${call} ${playerId}`
    const outgoing = request(
      `${address}${path}`,
      {
        agent,
        method,
        headers: {
          authorization: authorizationOf(token, playerId),
          ...(moves ? { [IDEMPOTENCY_HEADER]: randomUUID() } : {}),
          ...(revisits ? { 'if-none-match': versions.get(asked) } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const text = Buffer.concat(parts).toString()
          const { etag } = response.headers
          if (etag !== undefined) versions.set(asked, etag)
          if (response.statusCode === (revisits ? 304 : 200)) resolve(text)
          else reject(new Error(`${call} of ${playerId}: HTTP ${response.statusCode} ${text.slice(0, 300)}`))
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body ? JSON.stringify(body) : undefined)
  })

const pools = new Map<string, pg.Pool>()
const poolOf = (url: string): pg.Pool => {
  const pool = pools.get(url) ?? new pg.Pool({ connectionString: url, max: CONNECTIONS })
  pools.set(url, pool)
  return pool
}

const referenceNames = (name: 'onboard' | 'claim' | 'fight', index: number): ReferenceName => {
  if (name !== 'fight') return name
  return index % 2 === 0 ? 'fightWon' : 'fightLost'
}

const perform = async (job: LoadJob): Promise<LoadAnswer> => {
  const indexes = job.players.map((_, index) => index)
  const playerAt = (index: number): number => job.players[index % job.players.length] ?? 0
  if (job.kind === 'reference') {
    const pool = poolOf(job.url)
    const seconds = await secondsFor(indexes, job.width, (index) =>
      runReference(pool, referenceNames(job.name, index), {
        playerId: playerAt(index),
        opponentId: playerAt(index + 1),
        nowMs: Date.now(),
      }),
    )
    return { seconds, answers: [] }
  }
  for (const playerId of job.players) authorizationOf(job.token, playerId)
  const agent = agentOf(job.width)
  const answers: unknown[] = []
  const seconds = await secondsFor(indexes, job.width, async (index) => {
    const body = job.bodies?.[index]
    answers[index] = await send({ ...job, playerId: playerAt(index), agent, body })
  })
  return { seconds, answers: job.keepAnswers ? answers.map((text) => JSON.parse(String(text))) : [] }
}

process.on('message', (job: LoadJob) => {
  perform(job).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
process.send?.({ ready: true })
