/** Texts of the columns at the sides of home, which load after its first paint (A2, A4). */
export const homeColumns = {
  left: 'Rewards',
  right: 'Activities',
  waiting: 'something waits',
  news: 'Check News',
  side: { today: 'Today', hunt: 'Hunt', boosts: 'Boosts', checkIn: 'Daily', inbox: 'Inbox' },
  inboxCount_one: '{{count}} reward waits',
  inboxCount_other: '{{count}} rewards wait',
  todayCount_one: '{{count}} is ready',
  todayCount_other: '{{count}} are ready',
} as const
