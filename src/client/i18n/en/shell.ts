/** Texts of startup, navigation and the screens around the game (A2, R01). */
export const shell = {
  loading: 'Loading...',
  error: {
    title: 'Something has gone wrong.',
    text: 'Sorry for the inconvenience. Please try to close and restart the app.',
    expired: 'Please reopen the app',
    retry: 'Retry',
  },
  maintenance: {
    title: 'The arena is being repaired',
    text: 'We look again every 30 seconds and bring you back in by ourselves.',
  },
  notFound: { title: 'Page not found', home: 'Home' },
  notOpen: {
    title: '{{name}} is not open yet',
    text: 'This part of the arena is still being built. Nothing is lost meanwhile: your mine and your rank keep going.',
  },
  nav: {
    label: 'Main',
    home: 'Home',
    earn: 'Earn',
    upgrade: 'Upgrade',
    friends: 'Friends',
    reward: 'Reward',
    badge: { green: 'something is ready', red: 'something waits' },
  },
  offline: 'You are offline. What you see may be old.',
  lastSynced: 'Last synced {{time}}',
  offlineMove: 'You are offline. This works again as soon as you are back.',
  newBuild: { text: 'A new version is out.', reload: 'Reload' },
  local: {
    badge: 'Local mode',
    title: 'Test players',
    text: 'This game runs in local mode. Choose who you are; every player is a real one to the server.',
    current: 'playing now',
    fresh: 'has no house yet',
    onboarded: 'has a house',
    name: 'Name of a new player',
    add: 'Add player',
    failed: 'The player could not be added',
  },
} as const
