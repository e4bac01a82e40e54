import { encodeTelegramUrlParameters, isTelegramUrl } from '@tonconnect/sdk'

/** Sets `ret`, because the default way back from the wallet would lead nowhere. */
export const withReturn = (link: string, returnUrl = 'none'): string => {
  const query = `ret=${encodeURIComponent(returnUrl)}`
  return isTelegramUrl(link) ? `${link}-${encodeTelegramUrlParameters(query)}` : `${link}&${query}`
}
