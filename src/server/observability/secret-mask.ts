const MASK = '***'
/** Finds the parameter `secret` of an address, plain or URL-encoded: the ad network sends its secret there. */
const SECRET_OF_ADDRESS = /(secret(?:=|%3d))[^&\s"\\]+/gi

/** Removes the ad network's secret from what leaves the server. */
export const secretMask =
  (adRewardSecret: string | null) =>
  (text: string): string => {
    const other = text.replace(SECRET_OF_ADDRESS, `$1${MASK}`)
    return adRewardSecret === null ? other : other.replaceAll(adRewardSecret, MASK)
  }
