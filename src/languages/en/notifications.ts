/** Texts of the bot's messages (extra 8), and of the button that opens the game. */
export const notifications = {
  'pocket-full': '⛏ Your pocket is full and the mine has stopped. Come and claim!',
  'energy-full': '⚡ Your energy is full again. The arena is calling!',
  'hunt-done': '🐾 Your pet is back from the hunt. See what it found!',
  attacked: '⚔️ You were attacked while you were away. Time for revenge?',
  'refine-ready': '🔨 You have all you need to refine an item. Strike while the iron is hot!',
  sold: '💰 One of your items found a buyer. See what it brought in!',
  'wish-met': '⭐ Something you wished for is on the market. Be quick!',
  guild: '🐘 Your guild calls! You still have fights with the boss today.',
  'guild-accepted': "🛡 You're in! Come and say hello to your guild.",
  'guild-kicked': "🛡 You're no longer in your guild. Others are looking for fighters like you!",
  boss: '🐾 A new boss is stomping at the gates! Three fights a day are yours.',
  'boss-ending': '⏳ The boss leaves soon, and you still have fights today. Strike once more!',
  'boss-rewards': '🏆 The boss is gone, its riches stay. Pick up your reward in the inbox!',
  news: '📣 Fresh news in the House Kombat channel.',
  open: 'Play',
} as const
