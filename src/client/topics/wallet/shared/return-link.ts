import { encodeTelegramUrlParameters, isTelegramUrl } from '@tonconnect/sdk'

/** Without a return address the wallet's 'back' leads nowhere. */
export const withReturn = (link: string, returnUrl = 'none'): string => {
  const query = `ret=${encodeURIComponent(returnUrl)}`
  return isTelegramUrl(link) ? `${link}-${encodeTelegramUrlParameters(query)}` : `${link}&${query}`
}
