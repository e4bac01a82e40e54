import type { NotificationKind } from '#rules/notifications/notification-kinds.ts'

/** Labels of the switches in the settings. */
export const notificationNames = {
  'pocket-full': 'Pocket full',
  'energy-full': 'Energy full',
  'hunt-done': 'Pet back from the hunt',
  'chest-ready': 'Chest ready to open',
  attacked: 'You were attacked',
  'refine-ready': 'Materials ready to refine',
  sold: 'Item sold',
  'wish-met': 'Wish on the market',
  guild: 'Guild',
  boss: 'Boss fights',
  'league-reward': 'League reward',
  'tournament-result': 'Tournament result',
  'season-ended': 'New season',
  news: 'Game news',
} as const satisfies Readonly<Record<NotificationKind, string>>

/** One text, or several variants. The first part of the trigger's subject chooses; `other` is the default. */
export type NotificationMessage = string | { readonly other: string; readonly [variant: string]: string }

export const notificationMessages = {
  'pocket-full': '⛏ Your pocket is full and the mine has stopped. Come and claim!',
  'energy-full': '⚡ Your energy is full again. The arena is calling!',
  'hunt-done': '🐾 Your pet is back from the hunt. See what it found!',
  'chest-ready': '🎁 Click! Your chest is ready. Come and see what is inside!',
  attacked: '⚔️ You were attacked while you were away. Time for revenge?',
  'refine-ready': '🔨 You have all you need to refine an item. Strike while the iron is hot!',
  sold: '💰 One of your items found a buyer. See what it brought in!',
  'wish-met': '⭐ Something you wished for is on the market. Be quick!',
  guild: {
    other: '🐘 Your guild calls! You still have fights with the boss today.',
    accepted: "🛡 You're in! Come and say hello to your guild.",
    kicked: "🛡 You're no longer in your guild. Others are looking for fighters like you!",
  },
  boss: {
    other: '🐾 A new boss is stomping at the gates! Three fights a day are yours.',
    ending: '⏳ The boss leaves soon, and you still have fights today. Strike once more!',
    rewards: '🏆 The boss is gone, its riches stay. Pick up your reward in the inbox!',
  },
  'league-reward': '🏅 The league week is over, and your reward is ready. Come and claim it!',
  'tournament-result': '🏆 The tournament is decided. Watch your fights and see how far you got!',
  'season-ended': '🏁 The season is over, and a new one has begun. See what yours brought!',
  news: '📣 Fresh news in the House Kombat channel.',
} as const satisfies Readonly<Record<NotificationKind, NotificationMessage>>
