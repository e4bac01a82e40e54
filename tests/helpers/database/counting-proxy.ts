import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface CountingProxy {
  readonly url: string
  /** Statements since the last call, including `begin` and `commit`. */
  take(): readonly string[]
  stop(): void
}

const SOCKET = '.s.PGSQL.5432'
const HEADER_BYTES = 5

/** Splits a stream into messages. Only the first message has no type byte. */
const messageReader = (onMessage: (type: string, body: Buffer) => void): ((chunk: Buffer) => void) => {
  let rest = Buffer.alloc(0)
  let isStarted = false
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= HEADER_BYTES) {
      const lengthAt = isStarted ? 1 : 0
      const end = lengthAt + rest.readUInt32BE(lengthAt)
      if (rest.length < end) return
      if (isStarted) onMessage(String.fromCharCode(rest[0] ?? 0), rest.subarray(HEADER_BYTES, end))
      isStarted = true
      rest = rest.subarray(end)
    }
  }
}

const texts = (body: Buffer): string[] => body.toString('latin1').split('\0')

export const startCountingProxy = async (url: string): Promise<CountingProxy> => {
  const host = new URL(url).searchParams.get('host') ?? ''
  const folder = mkdtempSync(path.join(tmpdir(), 'house-kombat-count-'))
  let taken: string[] = []
  const open = new Set<net.Socket>()
  const server = net.createServer((client) => {
    const database = net.connect(path.join(host, SOCKET))
    const prepared = new Map<string, string>()
    let bound = ''
    const read = messageReader((type, body) => {
      const [name = '', text = ''] = texts(body)
      if (type === 'Q') taken.push(name)
      else if (type === 'P') prepared.set(name, text)
      else if (type === 'B') bound = prepared.get(text) ?? text
      else if (type === 'E') taken.push(bound)
    })
    client.on('data', read)
    client.pipe(database)
    database.pipe(client)
    for (const socket of [client, database]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(path.join(folder, SOCKET), resolve))
  return {
    url: url.replace(/host=[^&]+/, `host=${folder}`),
    take() {
      const statements = taken
      taken = []
      return statements
    },
    stop() {
      server.close()
      for (const socket of open) socket.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
