import { parseJson } from './parse-json.ts'
import { type LaunchData, parseLaunch, startParamOfAddress, userOf } from './parse-launch.ts'
import { readSession, writeSession } from './session-store.ts'

export type LaunchSource = 'messenger' | 'local'

const SESSION_KEY = 'launch'

let current: LaunchData | null = null
let source: LaunchSource = 'messenger'
let addressStartParam: string | null = null

const storedLaunch = (): LaunchData | null => {
  const value = parseJson(readSession(SESSION_KEY)) as Partial<LaunchData> | null
  if (typeof value?.raw !== 'string') return null
  return {
    raw: value.raw,
    user: userOf(value.raw),
    startParam: value.startParam ?? null,
    version: value.version ?? '6.0',
    platform: value.platform ?? 'unknown',
    themeParams: value.themeParams ?? {},
  }
}

const keep = (launch: LaunchData, from: LaunchSource): void => {
  current = launch
  source = from
  writeSession(SESSION_KEY, JSON.stringify(launch))
}

/** Addresses that may carry launch data: the current one, and the one with which this page was opened. */
const knownAddresses = (): string[] => {
  const entries = performance.getEntriesByType?.('navigation') ?? []
  return [location.href, ...entries.map((entry) => entry.name)]
}

/** Must run before the router changes the address (row 1). Null outside the messenger. */
export const readLaunchData = (): LaunchData | null => {
  const addresses = knownAddresses()
  addressStartParam = addresses.map(startParamOfAddress).find((value) => value !== null) ?? null
  const fresh = addresses.map(parseLaunch).find((value) => value !== null) ?? null
  if (fresh) keep(fresh, 'messenger')
  else current = storedLaunch()
  return current
}

/** The local mode's server has signed it. It is not stored, because each page load fetches a fresh one. */
export const takeLocalLaunchData = (raw: string): void => {
  current = {
    raw,
    user: userOf(raw),
    startParam: new URLSearchParams(raw).get('start_param') ?? addressStartParam,
    version: '6.0',
    platform: 'local',
    themeParams: {},
  }
  source = 'local'
}

export const launchData = (): LaunchData | null => current

export const launchDataRaw = (): string | null => current?.raw ?? null

export const launchSource = (): LaunchSource => source

export const startParamText = (): string | null => current?.startParam ?? addressStartParam
