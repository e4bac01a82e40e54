/** Texts of the columns at the sides of home, which load after its first paint (A2, A4). */
export const homeColumns = {
  left: 'Rewards',
  right: 'Activities',
  waiting: 'new',
  news: 'Check News',
  side: { today: 'Today', hunt: 'Hunt', boosts: 'Boosts', checkIn: 'Daily', inbox: 'Inbox' },
  inboxCount_one: '{{count}} reward waiting',
  inboxCount_other: '{{count}} rewards waiting',
  todayCount_one: '{{count}} ready',
  todayCount_other: '{{count}} ready',
} as const
