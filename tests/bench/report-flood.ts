import { Agent, request } from 'node:http'
import { calls } from '#contracts/calls.ts'

/** Started by `reports-bench.ts` with the server's address: sends 10,000 full reports a minute until it is killed. */
const [address = ''] = process.argv.slice(2)
const EVERY_MS = 6

const { method, path } = calls['clientErrors.report']
const frames = Array.from({ length: 20 }, (_, index) => ({
  file: 'assets/home-Ab3dEf9x.js',
  line: 1,
  column: index + 1,
}))
const errors = Array.from({ length: 5 }, (_, index) => ({
  kind: 'error',
  message: `cause ${'x'.repeat(index)}`,
  frames,
}))
const body = JSON.stringify({ errors })
const agent = new Agent({ keepAlive: true, maxSockets: 4 })

const send = (): void => {
  const headers = { 'content-type': 'application/json' }
  const report = request(address + path, { agent, method, headers }, (answer) => answer.resume())
  report.on('error', () => undefined)
  report.end(body)
}

send()
console.log('sending')
setInterval(send, EVERY_MS)
