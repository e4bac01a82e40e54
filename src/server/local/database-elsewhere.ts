import pg from 'pg'
import { isLoopback, type ServerConfig } from '#server/config/config.ts'
import { OperatorError } from '#server/operators/operator-error.ts'

type Addresses = Pick<ServerConfig, 'mode' | 'localModeIsMeant' | 'databaseUrl' | 'directDatabaseUrl'>

/** A unix socket's folder begins with a slash. Connects to nothing. */
const hostOf = (databaseUrl: string): string => new pg.Client({ connectionString: databaseUrl }).host

/** Local mode signs in anyone, so it takes a database of this machine or LOCAL_MODE=on (R45). @throws OperatorError */
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
