import { systemClock } from '../clock.ts'
import { startBotApiServer } from '../platform/bot/stand-in/bot-api-server.ts'
import { openJournal, readJournal } from '../platform/bot/stand-in/journal.ts'
import type { Remember } from '../platform/bot/stand-in/remembered.ts'
import { StandInMessenger } from '../platform/bot/stand-in/stand-in-messenger.ts'
import { UpdateQueue } from '../platform/bot/stand-in/update-queue.ts'
import { createTestClock } from '../test-clock.ts'
import { runCommand } from './launcher.ts'

// A stand-in for the messenger's Bot API, as a process of its own: `BOT_API_ROOT` of a server that shall be paid by nobody.
await runCommand(async () => {
  const { PORT = '8081', STATE_FILE = '', TEST_CLOCK = '' } = process.env
  const { nowMs } = TEST_CLOCK === '' ? systemClock : createTestClock(TEST_CLOCK)
  let keep: Remember = () => undefined
  const remember: Remember = (change) => keep(change)
  const queue = new UpdateQueue({ nowMs, remember })
  const messenger = new StandInMessenger((update) => queue.add(update), nowMs, {
    everybodyIsMember: true,
    // Charges are known by their ids for ever, also after a start that remembers nothing.
    firstId: Math.floor(systemClock.nowMs() / 1000),
    remember,
  })
  if (STATE_FILE !== '') {
    const changes = readJournal(STATE_FILE)
    messenger.restore(changes)
    queue.restore(changes)
    keep = openJournal(STATE_FILE, [...messenger.known(), ...queue.known()])
  }
  const { root } = await startBotApiServer({ messenger, queue, port: Number(PORT), callsWebhook: true })
  if (process.send) {
    // Started by another program: it ends with that one, after it at a Ctrl-C, which both get.
    for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
    process.on('disconnect', () => process.exit(0))
    process.send({ root })
  } else console.log(`The stand-in messenger listens: BOT_API_ROOT=${root}`)
  await new Promise(() => undefined)
})
