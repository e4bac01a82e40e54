import { type BotApiServer, startBotApiServer } from '#server/platform/bot/fake/bot-api-server.ts'
import { FakeMessenger, type MessengerError } from '#server/platform/bot/fake/fake-messenger.ts'
import { UpdateQueue } from '#server/platform/bot/fake/update-queue.ts'

export interface BotApiCall {
  readonly token: string
  readonly method: string
  readonly payload: Readonly<Record<string, unknown>>
}

export interface BotApi {
  /** Address for the setting `BOT_API_ROOT`. */
  readonly root: string
  readonly calls: readonly BotApiCall[]
  readonly messenger: FakeMessenger
  readonly queue: UpdateQueue
  /** A user is not a member of a chat until this is called. */
  setMember(chat: string, userId: number, status: 'creator' | 'member' | 'left' | 'kicked' | 'restricted'): void
  setBooster(chat: string, userId: number): void
  refuseWith(refusal: MessengerError | null): void
  close(): Promise<void>
}

interface BotApiOptions {
  readonly answerAfterMs?: number
  readonly onCall?: (call: BotApiCall) => void
  readonly nowMs?: () => number
  readonly port?: number
}

export const startBotApi = async ({ onCall, nowMs = Date.now, ...options }: BotApiOptions = {}): Promise<BotApi> => {
  const calls: BotApiCall[] = []
  const queue = new UpdateQueue()
  const messenger = new FakeMessenger((update) => queue.add(update), nowMs)
  const server: BotApiServer = await startBotApiServer({
    port: 0,
    ...options,
    messenger,
    queue,
    onCall: (call) => {
      calls.push(call)
      onCall?.(call)
    },
  })
  return {
    root: server.root,
    calls,
    messenger,
    queue,
    setMember: (chat, userId, status) => messenger.setMember(chat, userId, status),
    setBooster: (chat, userId) => messenger.setBooster(chat, userId),
    refuseWith: (refusal) => {
      messenger.refusal = refusal
    },
    close: server.close,
  }
}
