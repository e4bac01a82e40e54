/**
 * Whether a referral link may be shared (A1, T28): it begins with the link of our bot, and its trailing id is a number
 * that is not zero.
 */
export const isReferralLink = (link: string, botLink: string): boolean => {
  const start = `${botLink}?startapp=`
  if (botLink === '' || !link.startsWith(start)) return false
  const id = link.slice(start.length)
  return /^\d+$/.test(id) && Number(id) !== 0
}
