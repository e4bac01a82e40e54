import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { type CallName, calls } from '#contracts/calls.ts'
import { IDEMPOTENCY_HEADER } from '#contracts/errors.ts'
import { signLaunchData } from '#tests/helpers/server/launch-data.ts'

/** Calls in flight at the same time. */
const WIDTH = 16
export const BOT_TOKEN = '123456789:bench-token-of-house-kombat'

const agent = new Agent({ keepAlive: true, maxSockets: WIDTH })
const authorizations = new Map<number, string>()

const authorizationOf = (id: number): string => {
  const known = authorizations.get(id)
  if (known !== undefined) return known
  const made = `tma ${signLaunchData(BOT_TOKEN, { id }, { authDate: Math.floor(Date.now() / 1000) })}`
  authorizations.set(id, made)
  return made
}

const send = (address: string, call: CallName, playerId: number, body?: object): Promise<void> =>
  new Promise((resolve, reject) => {
    const { method, path, mutates } = calls[call]
    const outgoing = request(
      address + path,
      {
        agent,
        method,
        headers: {
          authorization: authorizationOf(playerId),
          ...(mutates ? { [IDEMPOTENCY_HEADER]: randomUUID() } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
      },
      async (response) => {
        const text = (await response.setEncoding('utf8').toArray()).join('')
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${call} of ${playerId}: HTTP ${response.statusCode} ${text.slice(0, 300)}`))
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body && JSON.stringify(body))
  })

/**
 * Sends one call per player over HTTP.
 * @throws Error at the first call that does not succeed
 */
export const sendCalls = async (
  address: string,
  call: CallName,
  players: readonly number[],
  bodyOf?: (playerId: number) => object,
): Promise<void> => {
  for (const id of players) authorizationOf(id)
  const waiting = players.values()
  const shard = async () => {
    for (const id of waiting) await send(address, call, id, bodyOf?.(id))
  }
  await Promise.all(Array.from({ length: WIDTH }, shard))
}
