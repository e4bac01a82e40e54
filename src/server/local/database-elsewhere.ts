import pg from 'pg'
import { isLoopback, type ServerConfig } from '#server/config/config.ts'
import { OperatorError } from '#server/operators/operator-error.ts'

type Addresses = Pick<ServerConfig, 'mode' | 'localModeIsMeant' | 'databaseUrl' | 'directDatabaseUrl'>

/** The folder of a unix socket, which begins with a slash, or a host name. Does not connect. */
const hostOf = (databaseUrl: string): string => new pg.Client({ connectionString: databaseUrl }).host

/**
 * Local mode signs in anyone, so its database must be on this machine unless LOCAL_MODE=on (R45). @throws OperatorError
 */
export const refuseDatabaseElsewhere = ({
  mode,
  localModeIsMeant,
  databaseUrl,
  directDatabaseUrl,
}: Addresses): void => {
  if (mode !== 'local' || localModeIsMeant) return
  for (const url of [databaseUrl, directDatabaseUrl]) {
    if (url === null) continue
    const host = hostOf(url)
    if (host.startsWith('/') || isLoopback(host)) continue
    throw new OperatorError(
      `The database is on ${host}, but without BOT_TOKEN the server runs in local mode, where anybody on this machine plays as whom they like: set BOT_TOKEN, or LOCAL_MODE=on if that is meant.`,
    )
  }
}
