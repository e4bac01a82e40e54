/** True for the bot's link with a numeric id other than zero (A1, T28). */
export const isReferralLink = (link: string, botLink: string): boolean => {
  const start = `${botLink}?startapp=`
  if (botLink === '' || !link.startsWith(start)) return false
  const id = link.slice(start.length)
  return /^\d+$/.test(id) && Number(id) !== 0
}
