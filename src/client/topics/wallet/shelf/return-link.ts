import { encodeTelegramUrlParameters, isTelegramUrl } from '@tonconnect/sdk'

/** A wallet's link with where it leads back to once it has answered: without an address a wallet's 'back' comes back to nowhere. */
export const withReturn = (link: string, returnUrl = 'none'): string => {
  const query = `ret=${encodeURIComponent(returnUrl)}`
  return isTelegramUrl(link) ? `${link}-${encodeTelegramUrlParameters(query)}` : `${link}&${query}`
}
