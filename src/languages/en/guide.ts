/** Texts of the guided first fight (extra 5). */
export const guide = {
  label: 'Guide',
  step: '{{no}} of {{of}}',
  next: 'Next',
  done: 'Got it',
  skipAll: 'Skip all',
  prep: {
    fight: 'This is your pet, ready to go. Tap Fight: it costs 1 energy, and energy comes back by itself.',
  },
  arena: {
    bars: 'The pets fight by themselves. Whoever has no HP left on these bars has lost.',
    turns: 'At most 40 turns. When they are over, the higher % HP wins.',
    controls: 'In a hurry? Play it at double speed, or skip to the result. It stays the same.',
  },
  result: {
    rank: 'Wins bring rank points. New ranks open skills and richer rewards.',
    rewards: 'What you win is yours at once. Now fight again, or go home and mine.',
  },
} as const
