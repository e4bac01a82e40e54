export const shopPromo = {
  title: 'Today in the shop',
  pet: 'Your pet in the {{set}}',
  off: '{{percent}}% off',
  about: 'Try it on: six pieces, two strong bonus stats on each.',
  price: '{{price}} Telegram Stars',
  priceEach: '{{price}} Telegram Stars a piece',
  was: 'instead of {{price}}',
  go: 'To the shop',
} as const
