import type { AddressInfo, Server } from 'node:net'

/** Where a server that listens is reached: the configured host, and the port that it has, which `PORT=0` leaves to the system. */
export const listeningAddress = (server: Pick<Server, 'address'>, host: string): string => {
  const { port } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
