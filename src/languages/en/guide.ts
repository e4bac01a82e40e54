export const guide = {
  label: 'Guide',
  done: 'Got it',
  skipAll: 'Skip all',
  prep: {
    fight: 'This is your pet, ready to go. Tap Fight: it costs 1 energy, and energy refills on its own.',
  },
  home: {
    daily: 'A gift for every day you drop by. Grab the first one!',
    hunt: 'Off for a while? Send your pet hunting first. It brings back TOK and STAR.',
    pocket: 'Your pocket is full in {{time}}. Come back then and claim it all!',
  },
} as const
