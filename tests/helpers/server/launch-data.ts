import { createHmac } from 'node:crypto'

export interface LaunchUser {
  readonly id: number
  readonly first_name?: string
  readonly last_name?: string
  readonly username?: string
  readonly photo_url?: string
  readonly language_code?: string
}

export interface LaunchOptions {
  /** Seconds since the epoch. */
  readonly authDate: number
  readonly startParam?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly without?: readonly string[]
}

/** Launch data, signed as the messenger documents. Written without the server's code, so that each checks the other. */
export const signLaunchData = (botToken: string, user: LaunchUser, options: LaunchOptions): string => {
  const fields: Record<string, string> = {
    auth_date: String(options.authDate),
    query_id: 'AAHdF6IQAAAAAN0XohDhrOrc',
    signature: 'c2lnbmF0dXJl',
    user: JSON.stringify({ first_name: `Player ${user.id}`, language_code: 'en', ...user }),
    ...(options.startParam === undefined ? {} : { start_param: options.startParam }),
    ...options.fields,
  }
  for (const name of options.without ?? []) delete fields[name]
  const names = Object.keys(fields).sort()
  const key = createHmac('sha256', 'WebAppData').update(botToken).digest()
  const lines = names.map((name) => `${name}=${fields[name]}`).join('\n')
  const hash = createHmac('sha256', key).update(lines).digest('hex')
  return [...names.map((name) => `${name}=${encodeURIComponent(fields[name] ?? '')}`), `hash=${hash}`].join('&')
}
