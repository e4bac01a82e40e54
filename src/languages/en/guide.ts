/** Texts of the guide of the first hour (extra 5). */
export const guide = {
  label: 'Guide',
  step: '{{no}} of {{of}}',
  next: 'Next',
  done: 'Got it',
  skipAll: 'Skip all',
  prep: {
    fight: 'This is your pet, ready to go. Tap Fight: it costs 1 energy, and energy refills on its own.',
  },
  arena: {
    bars: 'The pets fight on their own. Whose bar runs out of HP first loses.',
    turns: '40 turns at most. After that, the higher % HP wins.',
    controls: 'In a hurry? Go double speed, or skip to the result. It stays the same.',
  },
  result: {
    rank: 'Wins earn rank points. New ranks unlock skills and richer rewards.',
    rewards: 'All you win is yours right away. Gear lands in your bag: put it on and hit harder!',
  },
  home: {
    claim: 'First coins in ten minutes. Fight meanwhile!',
    daily: 'A gift for every day you drop by. Grab the first one!',
    hunt: 'Off for a while? Send your pet hunting first. It brings back TOK and STAR.',
    pocket: 'Your pocket is full in {{time}}. Come back then and claim it all!',
  },
} as const
