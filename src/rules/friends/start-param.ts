export interface StartParam {
  readonly refId: number
  readonly guildId: string | null
  /** Set if the parameter links to something other than a guild. */
  readonly deepLink: { readonly kind: DeepLinkKind; readonly id: string } | null
}

export type DeepLinkKind = 'replay' | 'guild-boss' | 'showcase' | 'friendly-kombat' | 'market' | 'tournament' | 'wallet'

const FORM = /^[\w-]{0,512}$/
const DIGITS = /^\d+$/
export const DEEP_LINKS: readonly (readonly [prefix: string, kind: DeepLinkKind])[] = [
  ['rp-', 'replay'],
  ['gb-', 'guild-boss'],
  ['sc-', 'showcase'],
  ['fk-', 'friendly-kombat'],
  ['mk-', 'market'],
  ['tr-', 'tournament'],
  ['wl-', 'wallet'],
]

/** Splits `{refId}_{guildId}` at the first `_`. The second part is optional (A1, T27). Null if malformed. */
export const parseStartParam = (text: string | null): StartParam | null => {
  if (text === null || !FORM.test(text)) return null
  const cut = text.indexOf('_')
  const ref = cut === -1 ? text : text.slice(0, cut)
  const rest = cut === -1 ? '' : text.slice(cut + 1)
  if (!DIGITS.test(ref)) return null
  const refId = Number(ref)
  if (!Number.isSafeInteger(refId)) return null
  const link = DEEP_LINKS.find(([prefix]) => rest.startsWith(prefix))
  if (link) return { refId, guildId: null, deepLink: { kind: link[1], id: rest.slice(link[0].length) } }
  return { refId, guildId: rest === '' ? null : rest, deepLink: null }
}
