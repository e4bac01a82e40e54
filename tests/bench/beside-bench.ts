import { CLIENT_PARTS, type ClientPart, compareClients } from './beside-client.ts'
import { compareServers, SERVER_PARTS, type ServerPart } from './beside-server.ts'

/** `npm run bench -- beside <commit> [part …]`: without a part, all of them. */
const [commit, ...parts] = process.argv.slice(2)
const unknown = parts.filter((part) => ![...SERVER_PARTS, ...CLIENT_PARTS].some((known) => known === part))
if (commit === undefined || unknown.length > 0) {
  console.error(`npm run bench -- beside <commit> [${[...SERVER_PARTS, ...CLIENT_PARTS].join('|')} …]`)
  process.exit(1)
}

const chosen = <Part extends string>(known: readonly Part[]): Part[] =>
  known.filter((part) => parts.length === 0 || parts.includes(part))
const serverParts: readonly ServerPart[] = chosen(SERVER_PARTS)
const clientParts: readonly ClientPart[] = chosen(CLIENT_PARTS)
if (serverParts.length > 0) await compareServers(commit, serverParts)
if (clientParts.length > 0) await compareClients(commit, clientParts)
