import { randomUUID } from 'node:crypto'
import { type CallName, calls } from '#contracts/calls.ts'
import { IDEMPOTENCY_HEADER, SERVER_TIME_HEADER } from '#contracts/errors.ts'
import { type CallData, callSchemas } from '#contracts/schemas.ts'

export interface ApiError {
  readonly status: number
  readonly code: string
  readonly message: string
}

interface CallOptions {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: object
  readonly key?: string
}

export interface ContractClient {
  call<N extends CallName>(name: N, options?: CallOptions): Promise<CallData<N>>
  refusal(name: CallName, options?: CallOptions): Promise<ApiError>
}

/** `initData` is raw signed launch data. */
export const contractClient = (address: string, initData: string): ContractClient => {
  const send = async (name: CallName, options: CallOptions = {}) => {
    const { method, path, mutates } = calls[name]
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => options.params?.[name] ?? '')
    const response = await fetch(`${address}${url}`, {
      method,
      headers: {
        authorization: `tma ${initData}`,
        ...(mutates ? { [IDEMPOTENCY_HEADER]: options.key ?? randomUUID() } : {}),
        ...(options.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(options.body ? { body: JSON.stringify(options.body) } : {}),
    })
    if (!response.headers.get(SERVER_TIME_HEADER)) throw new Error(`${name}: the answer carries no server time`)
    return { status: response.status, json: (await response.json()) as Record<string, unknown> }
  }
  return {
    async call(name, options) {
      const { status, json } = await send(name, options)
      if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(json)}`)
      return callSchemas[name].data.parse(json.data) as CallData<typeof name>
    },
    async refusal(name, options) {
      const { status, json } = await send(name, options)
      if (status === 200) throw new Error(`${name}: was expected to be refused`)
      return { status, code: String(json.code), message: String(json.message) }
    },
  }
}

export interface LoopOutcome {
  readonly earlyClaim: ApiError
  readonly claim: CallData<'users.claim'>
  readonly opponent: CallData<'combats.find'>
  readonly fight: CallData<'combats.fight'>
  readonly replay: CallData<'combats.replay'>
  readonly balanceNano: number
}

/** `moveClock` takes the minutes that the server's clock is to be ahead of the machine's. */
export const playLoop = async (
  client: ContractClient,
  moveClock: (minutes: number) => Promise<void>,
): Promise<LoopOutcome> => {
  const unknown = await client.refusal('users.me')
  if (unknown.status !== 404) throw new Error(`a stranger has a profile: ${JSON.stringify(unknown)}`)
  await client.call('users.onboard', { body: { house_id: 0 } })
  const earlyClaim = await client.refusal('users.claim')
  await moveClock(30)
  const claim = await client.call('users.claim')
  const opponent = await client.call('combats.find')
  await moveClock(31)
  const fight = await client.call('combats.fight')
  const replay = await client.call('combats.replay', { params: { id: fight.replay_id } })
  return {
    earlyClaim,
    claim,
    opponent,
    fight,
    replay,
    balanceNano: await client.call('users.balance'),
  }
}
