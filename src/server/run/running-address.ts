import fs from 'node:fs/promises'
import path from 'node:path'
import type { ServerConfig } from '#server/config/config.ts'

type Place = Pick<ServerConfig, 'dataDir' | 'host' | 'port'>

const PROBE_MS = 2000
const fileIn = ({ dataDir }: Pick<Place, 'dataDir'>): string => path.join(dataDir, 'address')

export const noteAddress = async (place: Pick<Place, 'dataDir'>, address: string): Promise<void> => {
  await fs.mkdir(place.dataDir, { recursive: true })
  await fs.writeFile(fileIn(place), address)
}

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(PROBE_MS) })).ok
  } catch {
    return false
  }
}

/** The noted address if a server answers there, else the address of the next start. */
export const playAddress = async (place: Place): Promise<string> => {
  const noted = await fs.readFile(fileIn(place), 'utf8').catch(() => null)
  return noted !== null && (await answers(noted)) ? noted : `http://${place.host}:${place.port}`
}
