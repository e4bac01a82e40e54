const MASK = '***'
/** Matches the secret plain or URL-encoded, because the ad network sends it in the address. */
const SECRET_OF_ADDRESS = /(secret(?:=|%3d))[^&\s"\\]+/gi

/** Removes the ad network's secret from what leaves the server. */
export const secretMask =
  (adRewardSecret: string | null) =>
  (text: string): string => {
    const other = text.replace(SECRET_OF_ADDRESS, `$1${MASK}`)
    return adRewardSecret === null ? other : other.replaceAll(adRewardSecret, MASK)
  }
