import path from 'node:path'
import { systemClock } from '#server/clock/clock.ts'
import { createTestClock } from '#server/clock/test-clock.ts'
import { refuseFolderAsFile, refuseUnusableFolder } from '#server/config/config-paths.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { startBotApiServer } from '#server/platform/bot/fake/bot-api-server.ts'
import { FakeMessenger } from '#server/platform/bot/fake/fake-messenger.ts'
import { openJournal, readJournal } from '#server/platform/bot/fake/journal.ts'
import type { Remember } from '#server/platform/bot/fake/remembered.ts'
import { UpdateQueue } from '#server/platform/bot/fake/update-queue.ts'
import { refuseBusyPort, runCommand } from './launcher.ts'

const PORT_MAX = 65_535

// Runs a fake Bot API as a process, for BOT_API_ROOT of a test server without real payments.
await runCommand(async () => {
  const { PORT = '8081', STATE_FILE = '', TEST_CLOCK = '' } = process.env
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > PORT_MAX)
    throw new OperatorError(`PORT is "${PORT}", but it takes a whole number from 0 to ${PORT_MAX}.`)
  if (STATE_FILE !== '') {
    refuseUnusableFolder('STATE_FILE', path.dirname(STATE_FILE))
    refuseFolderAsFile('STATE_FILE', STATE_FILE)
  }
  if (TEST_CLOCK !== '') refuseFolderAsFile('TEST_CLOCK', TEST_CLOCK)
  await refuseBusyPort({ host: '127.0.0.1', port: Number(PORT) })
  const { nowMs } = TEST_CLOCK === '' ? systemClock : createTestClock(TEST_CLOCK)
  let keep: Remember = () => undefined
  const remember: Remember = (change) => keep(change)
  const queue = new UpdateQueue({ nowMs, remember })
  const messenger = new FakeMessenger((update) => queue.add(update), nowMs, {
    everybodyIsMember: true,
    // Charge ids must stay unique after a restart without state.
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
    // The parent stops this process. Ctrl-C reaches both and must not end this one first.
    for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
    process.on('disconnect', () => process.exit(0))
    process.send({ root })
  } else console.log(`The stand-in messenger listens: BOT_API_ROOT=${root}`)
  await new Promise(() => undefined)
})
