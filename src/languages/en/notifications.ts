/** Texts of the bot's messages (extra 8), and of the button that opens the game. */
export const notifications = {
  'pocket-full': '⛏ Your pocket is full: the mine stands still until you claim.',
  'energy-full': '⚡ Your energy is full again. The arena is waiting!',
  'hunt-done': '🐾 Your pet is back from the hunt. See what it has brought!',
  attacked: '⚔️ You were attacked while you were away. Time for revenge?',
  news: '📣 There is fresh news in the House Kombat channel.',
  open: 'Play',
} as const
