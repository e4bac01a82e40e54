import { createHmac } from 'node:crypto'
import type { Entropy } from '../entropy.ts'
import type { LocalPlayer } from './local-players.ts'

interface LaunchDataParts {
  readonly botToken: string
  readonly player: LocalPlayer
  readonly nowMs: number
  readonly startParam: string | null
  readonly entropy: Entropy
}

/** The username of a test player, as the messenger would give one. */
export const usernameOf = (name: string): string => name.toLowerCase().replaceAll(/\W+/g, '_')

/** Launch data for a test player as the messenger would sign it (R45); the server checks it like any other. */
export const signLaunchData = ({ botToken, player, nowMs, startParam, entropy }: LaunchDataParts): string => {
  const fields = new URLSearchParams({
    query_id: entropy.bytes(12).toString('base64url'),
    user: JSON.stringify({
      id: player.id,
      first_name: player.name,
      last_name: '',
      username: usernameOf(player.name),
      language_code: 'en',
    }),
    auth_date: String(Math.floor(nowMs / 1000)),
    // The messenger's own signature; only third parties check it, but its SDK wants the field to be there.
    signature: entropy.bytes(64).toString('base64url'),
  })
  if (startParam !== null) fields.set('start_param', startParam)
  const signed = [...fields].map(([name, value]) => `${name}=${value}`).sort()
  const secret = createHmac('sha256', 'WebAppData').update(botToken).digest()
  fields.set('hash', createHmac('sha256', secret).update(signed.join('\n')).digest('hex'))
  return fields.toString().replaceAll('+', '%20')
}
