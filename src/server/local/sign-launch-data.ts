import { createHmac } from 'node:crypto'
import type { Entropy } from '#server/entropy/entropy.ts'
import type { LocalPlayer } from './local-players.ts'

interface LaunchDataParts {
  readonly botToken: string
  readonly player: LocalPlayer
  readonly nowMs: number
  readonly startParam: string | null
  readonly entropy: Entropy
}

export const usernameOf = (name: string): string => name.toLowerCase().replaceAll(/\W+/g, '_')

/**
 * Signs with the bot token by the messenger's own algorithm (R45), because local mode uses the production check of
 * launch data.
 */
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
    // Third parties verify it, not this server. The messenger's SDK requires the field.
    signature: entropy.bytes(64).toString('base64url'),
  })
  if (startParam !== null) fields.set('start_param', startParam)
  const signed = [...fields].map(([name, value]) => `${name}=${value}`).sort()
  const secret = createHmac('sha256', 'WebAppData').update(botToken).digest()
  fields.set('hash', createHmac('sha256', secret).update(signed.join('\n')).digest('hex'))
  return fields.toString().replaceAll('+', '%20')
}
