import { startBotApiServer } from '../platform/bot/stand-in/bot-api-server.ts'
import { StandInMessenger } from '../platform/bot/stand-in/stand-in-messenger.ts'
import { UpdateQueue } from '../platform/bot/stand-in/update-queue.ts'
import { runCommand } from './launcher.ts'

// A stand-in for the messenger's Bot API, as a process of its own: `BOT_API_ROOT` of a server that shall be paid by nobody.
await runCommand(async () => {
  const queue = new UpdateQueue()
  const messenger = new StandInMessenger((update) => queue.add(update), Date.now, { everybodyIsMember: true })
  const { root } = await startBotApiServer({ messenger, queue, port: Number(process.env.PORT ?? 8081) })
  console.log(`The stand-in messenger listens: BOT_API_ROOT=${root}`)
  await new Promise(() => undefined)
})
