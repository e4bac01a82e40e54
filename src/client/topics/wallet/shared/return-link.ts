import { encodeTelegramUrlParameters, isTelegramUrl } from '@tonconnect/sdk'

/** Without `ret` in the link, the wallet's 'back' would lead nowhere. */
export const withReturn = (link: string, returnUrl = 'none'): string => {
  const query = `ret=${encodeURIComponent(returnUrl)}`
  return isTelegramUrl(link) ? `${link}-${encodeTelegramUrlParameters(query)}` : `${link}&${query}`
}
