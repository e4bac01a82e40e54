import { parseJson } from './parse-json.ts'

export interface LaunchUser {
  readonly id: number
  readonly firstName: string
  readonly username: string | null
  readonly languageCode: string | null
}

export interface LaunchData {
  readonly raw: string
  readonly user: LaunchUser | null
  readonly startParam: string | null
  readonly version: string
  readonly platform: string
  readonly themeParams: Readonly<Record<string, string>>
}

const OLDEST_VERSION = '6.0'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const jsonRecord = (text: string | null): Record<string, unknown> | null => {
  const value = parseJson(text)
  return isRecord(value) ? value : null
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

export const userOf = (raw: string): LaunchUser | null => {
  const user = jsonRecord(new URLSearchParams(raw).get('user'))
  if (user === null || typeof user.id !== 'number') return null
  return {
    id: user.id,
    firstName: textOrNull(user.first_name) ?? '',
    username: textOrNull(user.username),
    languageCode: textOrNull(user.language_code),
  }
}

/** Hash and query of an address without `#` and `?`. Of a hash `#/page?tgWebApp…` only the part after its `?`. */
const sectionsOf = (href: string): string[] => {
  const [beforeHash = '', ...hashParts] = href.split('#')
  const hash = hashParts.join('#')
  const query = beforeHash.split('?').slice(1).join('?')
  const start = hash.indexOf('?tgWebApp')
  return [start === -1 ? hash : hash.slice(start + 1), query]
}

/**
 * `tgWebAppData` is usually one encoded value. Some clients (9.6) do not encode it, so it extends to the next
 * `tgWebApp…` key.
 */
const rawOf = (section: string): string | null => {
  const found = /(?:^|&)tgWebAppData=(.*?)(?=&tgWebApp|$)/.exec(section)?.[1]
  if (!found) return null
  return found.includes('=') ? found : new URLSearchParams(`v=${found}`).get('v')
}

const themeOf = (text: string | null): Record<string, string> => {
  const colours: Record<string, string> = {}
  for (const [key, value] of Object.entries(jsonRecord(text) ?? {})) {
    if (typeof value === 'string') colours[key] = value
  }
  return colours
}

export const startParamOfAddress = (href: string): string | null => {
  for (const section of sectionsOf(href)) {
    const value = new URLSearchParams(section).get('tgWebAppStartParam')
    if (value) return value
  }
  return null
}

/** Finds launch data in hash or query, in every form that known clients send. Null if there is none. */
export const parseLaunch = (href: string): LaunchData | null => {
  for (const section of sectionsOf(href)) {
    const raw = rawOf(section)
    if (!raw) continue
    const params = new URLSearchParams(section)
    return {
      raw,
      user: userOf(raw),
      startParam: new URLSearchParams(raw).get('start_param') ?? startParamOfAddress(href),
      version: params.get('tgWebAppVersion') ?? OLDEST_VERSION,
      platform: params.get('tgWebAppPlatform') ?? 'unknown',
      themeParams: themeOf(params.get('tgWebAppThemeParams')),
    }
  }
  return null
}
