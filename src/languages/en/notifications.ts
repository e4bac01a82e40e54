import { notificationMessages } from './notification-kinds.ts'

export const notifications = {
  messages: notificationMessages,
  open: 'Play',
} as const

/** Shown in the chat with the bot and on its profile: `description` has at most 512 characters, `about` 120. */
export const bot = {
  open: 'Play',
  start:
    '🐹 Hello, Warrior! Eight Big Houses are waiting on their floating islands. Join one, let your pet mine TOK for you, gear up and win ' +
    'your first fight. It takes a minute.',
  help: '🛡 Everything happens in the game: tap Play. If something goes wrong, our support is there too, in Settings. Here in the chat you can write:',
  privacy:
    '🔒 We keep your Telegram ID, name, username, the address of your picture, your language and what you do in the game; of a purchase also ' +
    'the payment’s ID, and a wallet’s address if you link one; for 30 days the errors that the game had on your device. If you watch an ad, ' +
    'the ad network gets your Telegram ID. What you write here is not kept. In the game, Settings, Your data, you can get all of it as a file, ' +
    'or delete your account.',
  description:
    '🐹 Join one of eight Big Houses on floating islands. Your pet mines TOK while you are away: claim it, forge your gear, fight other ' +
    'players in quick battles, and bring bosses down with your guild.\n\nPress Start!',
  about: 'Join a Big House, mine TOK with your pet and fight other players in quick battles.',
  /** At most 256 characters each, in the order of the menu. */
  commands: {
    start: 'Open the game',
    help: 'What the bot can do',
    privacy: 'What we know about you',
    paysupport: 'Return a purchase',
    terms: 'Terms of purchases',
  },
} as const

/** Sent in answer to pre-checkout queries, and in the chat. */
export const payments = {
  refunded: '⭐ Your {stars} Telegram Stars are on their way back to you.',
  ended: 'This offer has ended. Take a look at the shop for what is there now.',
  limit: 'You have bought all there is of this for now. Come back next fortnight!',
  held: 'Another invoice of yours holds this one for {n} minutes. Pay that one, or try again then.',
  'held-minute': 'Another invoice of yours holds this one for a minute. Pay that one, or try again then.',
  late: 'This invoice is too old. Ask for a new one in the shop.',
  stranger: "This invoice is another player's. Open the shop to get your own.",
  amount: 'The price has changed. Ask for a new invoice in the shop.',
  banned: 'Your account is closed, so nothing can be bought with it.',
  'no-account': 'Start the game first, then come back to the shop.',
  debt: 'You still owe STAR for a purchase that was refunded. Earn them in the game, then come back.',
  twice: 'This one is paid already. You will find it in your bag.',
  busy: 'The shop is busy. Try again in a minute.',
  paysupport:
    "⭐ Your first return in 30 days is automatic if you ask within 48 hours and haven't used it; later ones we check. Answer with the " +
    'line of a purchase below. For anything else write to our support in the game, Settings. Telegram’s own support cannot help with ' +
    'purchases in House Kombat.',
  empty:
    '⭐ You have bought nothing for Telegram Stars in the last 48 hours. For older purchases write to our support in the game, Settings.',
  returned: '⭐ Done: what you bought is taken back, and your Telegram Stars follow in a moment.',
  'returned-chest':
    '⭐ Done: what was in the box is taken back, and your Telegram Stars follow in a moment. It still counts towards the limit of these two weeks.',
  used: "You have used some of this purchase, so we check it ourselves. We've noted your request: if your Stars come back, you'll read it here.",
  again:
    "You had a return within the last 30 days, so we check this one ourselves. We've noted your request: if your Stars come back, you'll " +
    'read it here.',
  none: 'There is no such purchase of the last 48 hours. /paysupport shows yours.',
  terms:
    '📜 What you buy for Telegram Stars belongs to the game: it has no value outside of it, and no prize, nor one that a tournament ' +
    'ticket can win, is TON or can be withdrawn. Your first return in 30 days is automatic if you ask within 48 hours and haven’t used it; ' +
    'later ones we check: /paysupport.',
  'why-twice': 'This order was paid already.',
  'why-limit': 'You had reached the limit.',
  'why-ended': 'The offer had ended.',
  'why-amount': "The amount didn't match the price.",
  'why-stranger': 'The invoice was another player’s.',
  'why-banned': 'Your account is closed.',
  'why-no-account': 'There is no account that could get it.',
  'why-unknown': 'We could not find its order.',
  'why-debt': 'You still owe STAR for an earlier refund.',
  'why-support': 'You asked for it.',
  'why-messenger': 'Telegram gave it back.',
  'why-forged': 'Telegram does not know this payment.',
} as const

/** Shown in the messenger's pay sheet. Titles have at most 32 characters. */
export const invoices = {
  several: '{title} × {quantity}',
  sets: { firelord: 'Fire Lord', mammoth: 'Mammoth', halloween: 'Halloween', valentine: 'Valentine' },
  slots: { sword: 'sword', shield: 'shield', wings: 'wings', helmet: 'helmet', armor: 'armor', boots: 'boots' },
  set: { title: '{set} set', about: 'All six pieces, each with two bonus stats of quality 5 and 4.' },
  piece: { title: '{set} {slot}', about: 'One piece with two bonus stats of quality 5 and 4.' },
  'wood-box': { title: 'Wood box', about: '60–100 wood for your blacksmith.' },
  'iron-box': { title: 'Iron box', about: '25–35 iron for your blacksmith.' },
  'titanium-box': { title: 'Titanium box', about: '7–10 titanium for your blacksmith.' },
  'tournament-ticket': {
    title: 'Tournament ticket',
    about: 'One entry of the daily tournament. Tickets do not expire.',
  },
  'meat-hook': { title: 'Meat hook', about: 'A sure skin piece from one boss fight.' },
  'four-leaf-clover': { title: 'Four-leaf clover', about: '50 % more rewards from one boss fight.' },
} as const
