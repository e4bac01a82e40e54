import { type ChildProcess, spawn } from 'node:child_process'
import net from 'node:net'
import path from 'node:path'
import type { ServerConfig } from '#server/config/config.ts'
import { OperatorError, reportToOperator, UsageError } from '#server/operators/operator-error.ts'
import type { ReadyMessage } from '#server/processes/ready-message.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

interface DatabaseServer {
  readonly url: string
  readonly directUrl: string
  readonly description: string
  /** Resolves with a sentence if the embedded server ends without being stopped. Stays pending for other servers. */
  readonly ended: Promise<string>
  stop(): Promise<void>
}

/**
 * @param alone refuses a data folder in use @param connections minimum that an embedded server accepts @throws
 * OperatorError
 */
export const openDatabaseServer = async (
  config: ServerConfig,
  { alone = false, connections = 0 }: { readonly alone?: boolean; readonly connections?: number } = {},
): Promise<DatabaseServer> => {
  if (config.databaseUrl !== null) {
    return {
      url: config.databaseUrl,
      directUrl: config.directDatabaseUrl ?? config.databaseUrl,
      description: 'the database of DATABASE_URL',
      ended: new Promise(() => undefined),
      stop: async () => undefined,
    }
  }
  const dataDir = path.join(config.dataDir, 'pg')
  const server = await startEmbeddedPostgres({ dataDir, alone, connections, log: (line) => console.log(line) })
  const { url, ended, stop } = server
  return { url, directUrl: url, description: `data in ${server.dataDir}`, ended, stop }
}

/** Prints an error (`reportToOperator`) and ends with exit code 1, or 2 for a wrong command line. */
export const runCommand = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command()
  } catch (error) {
    reportToOperator(error)
    process.exit(error instanceof UsageError ? 2 : 1)
  }
}

/** Bypasses the pooler. Stops the server only if it was started here. */
export const withDatabaseServer = async (config: ServerConfig, work: (url: string) => Promise<void>): Promise<void> => {
  const server = await openDatabaseServer(config)
  try {
    await work(server.directUrl)
  } finally {
    await server.stop()
  }
}

/** @throws OperatorError if the address is in use or cannot be opened */
export const refuseBusyPort = ({ host, port }: Pick<ServerConfig, 'host' | 'port'>): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const busy = `Port ${port} is in use: stop what uses it, or set PORT to another one (PORT=3001 npm start).`
      const closed = `HOST ${host} with PORT ${port} cannot be opened: ${error.message}.`
      reject(new OperatorError(error.code === 'EADDRINUSE' ? busy : closed))
    })
    probe.listen({ host, port }, () => probe.close(() => resolve()))
  })

export interface ServerProcess {
  /** Resolves with the exit code. */
  readonly ended: Promise<number>
  /** Lets the server finish its work, and waits for its end. */
  stop(): Promise<void>
}

/** The child ends with this process. `onReady` gets each message that the child sends. */
export const startServerProcess = <Message = ReadyMessage>(
  nodeArguments: readonly string[],
  env: Readonly<Record<string, string>>,
  onReady: (message: Message) => void,
): ServerProcess => {
  // A file for the same setting (`NAME_FILE`) would contradict it, so it is unset.
  const noFiles = Object.fromEntries(Object.keys(env).map((name) => [`${name}_FILE`, '']))
  const child: ChildProcess = spawn(process.execPath, ['--enable-source-maps', ...nodeArguments], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...noFiles, ...env },
  })
  child.on('message', (message) => onReady(message as Message))
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGTERM' ? 0 : 1)))
  })
  return {
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** @returns the server's exit code @throws OperatorError if the database ended first; the server is then stopped */
export const endOf = async (server: ServerProcess, database: DatabaseServer): Promise<number> => {
  const end = await Promise.race([server.ended, database.ended])
  if (typeof end === 'number') return end
  await server.stop()
  throw new OperatorError(end)
}

export const onStopSignal = (stop: () => void): void => {
  let stopped = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopped) return
      stopped = true
      stop()
    })
  }
}
