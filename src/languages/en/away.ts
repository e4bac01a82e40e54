/** Texts of what happened while the player was away (extra 2, extra 6). */
export const away = {
  title: 'While you were away',
  time: '{{time}} without you',
  mined: 'Your mine dug {{amount}} TOK',
  full: 'The pocket is full',
  filling: 'Room for more: full in {{time}}',
  hunted_one: 'Your pet felled {{count}} demon',
  hunted_other: 'Your pet felled {{count}} demons',
  huntedText: 'The hunt is over. Collect the rewards!',
  attacked_one: '{{count}} attack on you',
  attacked_other: '{{count}} attacks on you',
  defended: 'Your pet won {{won}} of {{of}}',
  unharmed: 'Your rank is safe: defending never changes it',
  collect: 'Collect all',
  fights: 'See fights',
  later: 'Later',
} as const
