/** Texts of the fair-play page (extra 20). */
export const fairPlay = {
  title: 'Fair play',
  loading: 'Loading your status',
  failed: "Couldn't load your status",
  own: 'Your status',
  status: {
    good: "You're in good standing",
    watched: 'Under review',
    banned: 'This account is suspended',
  },
  text: {
    good: 'No issues. Thanks for playing fair.',
    watched: "We're taking a closer look at how this account plays. Play on as before: nothing is taken from you.",
    banned:
      "You can't play until this is settled. What you own stays yours, untouched. While it lasts, the airdrop doesn't count you.",
  },
  reason: 'Reason',
  since: 'Since {{date}}',
  appeal: 'Appeal',
  appealText: 'A mistake? Write to us: a real person reads it and answers.',
  again: 'Check again',
  still: 'Nothing has changed yet',
  enter: 'Back to the game',
  rules: 'The rules in plain words',
  rule: {
    onePlayer: "One person, one account. Extra accounts for gifts or invites don't count.",
    byHand: 'Play by hand. No scripts, no bots, no modified apps.',
    friends: 'Invite real people. A friend is active after three fights of their own.',
    mistakes: "Found a bug? Tell us, don't use it.",
    noSelling: 'No selling accounts or TOK outside the game.',
    names: 'Keep names clean.',
  },
  proof: 'How fights are proven fair',
  proofs: {
    ranked:
      "Before a ranked fight, your device gets a sealed promise along with your opponent. From then on the server can't change a thing.",
    verify: 'Open any replay and tap Verify: your device runs the fight again and compares every turn.',
    challenge:
      "A challenge is decided in one step, with no promise before it. Verify shows that seed, key and rules give this very fight, but not how the seed was drawn. That's why a challenge pays nothing and never changes your rank.",
  },
  luck: 'Your luck, proven',
  luckText: 'Every roll with its odds, checked on your device',
  decide: 'How we decide',
  steps: {
    people: 'Software may flag something. Only a person decides.',
    order: 'We watch first, suspend later. The reason and the date are always shown here.',
    noTricks: 'New rules never apply to the past.',
    answer: 'You can appeal, and export or delete your data at any time.',
  },
} as const
