import type { AddressInfo, Server } from 'node:net'

/** The actual port, because `PORT=0` leaves it to the system. */
export const listeningAddress = (server: Pick<Server, 'address'>, host: string): string => {
  const { port } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
