/** Texts of the fair-play page (extra 20). */
export const fairPlay = {
  title: 'Fair play',
  loading: 'Your status is loading',
  failed: 'Your status could not be loaded',
  own: 'Your status',
  status: {
    good: 'All is well',
    watched: 'Under watch',
    banned: 'This account is suspended',
  },
  text: {
    good: 'Nothing is held against you. Thank you for playing fair.',
    watched:
      'We look more closely at how this account plays. You can play on as before, and nothing is taken from you.',
    banned: 'You cannot play until this is settled. What you own stays yours and is not touched meanwhile.',
  },
  reason: 'Reason',
  since: 'Since {{date}}',
  appeal: 'Appeal',
  appealText: 'A mistake? Write to us: a person reads it and answers.',
  again: 'Look again',
  still: 'Nothing has changed yet',
  enter: 'Back to the game',
  rules: 'The rules in plain words',
  rule: {
    onePlayer: 'One person, one account. Second accounts for gifts and invitations do not count.',
    byHand: 'Play by hand. No scripts, no bots, no changed app.',
    friends: 'Invite real people. A friend counts after three fights of their own.',
    mistakes: 'Found a mistake in the game? Tell us; do not use it.',
    noSelling: 'Accounts and TOK are not sold outside the game.',
    names: 'Names insult nobody.',
  },
  proof: 'How a fight is proven',
  proofs: {
    ranked:
      'In a ranked fight your device gets a sealed promise with the opponent, before you fight. The server can change nothing after that.',
    verify: 'Open any replay and tap Verify: your device fights the fight again and compares every turn.',
    challenge:
      'A challenge is decided in one step, without a promise before it. Verify shows that seed, key and rules give this very fight, not how the seed was drawn. That is why no rank and no reward hang on it.',
  },
  decide: 'How it is decided',
  steps: {
    people: 'A program may notice something. Only a person decides.',
    order: 'First we watch, then we suspend. You always see the reason and the day here.',
    noTricks: 'No rule is applied to what was done before it was written.',
    answer: 'You can appeal, and you can take your data with you or delete it at any time.',
  },
} as const
