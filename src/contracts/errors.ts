/**
 * Every error the server returns: stable code → HTTP status and English message (A8, B8).
 * The client translates the code and shows the message when it does not know the code.
 */
export const errorTable = {
  authentication: { status: 401, message: 'Missing authentication' },
  'authentication-malformed': { status: 401, message: 'Malformed authentication' },
  'authentication-invalid': { status: 401, message: 'Invalid authentication' },
  'authentication-expired': { status: 401, message: 'Init data expired' },
  forbidden: { status: 403, message: 'Forbidden' },
  'invalid-payload': { status: 400, message: 'Invalid payload' },
  'payload-too-large': { status: 413, message: 'Payload too large' },
  'not-found': { status: 404, message: 'Not found' },
  'player-not-found': { status: 404, message: 'Player not found' },
  'season-not-found': { status: 404, message: 'Season record not found' },
  'replay-not-found': { status: 404, message: 'Replay not found' },
  'already-onboarded': { status: 409, message: "You've already joined a house" },
  'idempotency-conflict': { status: 409, message: 'This request id was used for another request' },
  'claim-too-early': { status: 400, message: 'claim too early' },
  'balance-limit': { status: 400, message: 'Your balance is full. Spend some first.' },
  'insufficient-balance': { status: 400, message: 'not enough TOK' },
  'match-not-found': { status: 400, message: 'match not found' },
  'out-of-energies': { status: 400, message: 'out of energies' },
  'fight-too-early': { status: 400, message: 'The fight starts in a moment. Try again.' },
  'invalid-challenge-query': { status: 400, message: 'invalid challenge query' },
  'opponent-not-found': { status: 404, message: 'No player with that name or ID' },
  'self-challenge': { status: 400, message: "You can't challenge yourself" },
  'challenge-limit': { status: 400, message: 'No challenges left today. New ones tomorrow.' },
  'skill-locked': { status: 400, message: "You haven't unlocked this skill yet" },
  'account-deleted': { status: 403, message: 'This account was deleted. You can start over 30 days after that.' },
  'export-in-progress': { status: 409, message: 'Your data is being collected. Try again in a moment.' },
  banned: { status: 403, message: 'This account is suspended' },
  'max-level': { status: 400, message: 'Max level reached' },
  'mission-needed': { status: 400, message: 'Complete a mission first' },
  'task-not-found': { status: 404, message: 'Task not found' },
  'task-already-completed': { status: 400, message: 'task already completed' },
  'incomplete-task': { status: 400, message: 'incomplete task' },
  'progress-not-found': { status: 404, message: 'PROGRESS_NOT_FOUND' },
  'already-claimed-today': { status: 400, message: 'already claimed for today' },
  'already-claimed': { status: 400, message: 'already claimed' },
  'not-claimable': { status: 400, message: "This reward isn't ready yet" },
  'boost-unavailable': { status: 400, message: "This boost isn't available right now" },
  'channel-not-joined': { status: 400, message: 'Join the channel first' },
  'messenger-silent': { status: 500, message: "Telegram isn't answering. Try again later." },
  'ads-off': { status: 400, message: 'Failed to start ad, please try again later' },
  'ad-not-found': { status: 404, message: "The ad isn't confirmed yet. Check back in a moment." },
  'ad-daily-limit': { status: 400, message: 'Daily limit reached' },
  'ad-too-soon': { status: 400, message: 'Failed to start ad, please try again after 1 minute' },
  'hunt-running': { status: 400, message: 'Your pet is already out hunting' },
  'hunt-locked': { status: 400, message: 'This hunting ground is still locked' },
  'hunt-not-found': { status: 400, message: 'No hunt to collect' },
  'invalid-item': { status: 400, message: 'Invalid item' },
  'refine-coming-soon': { status: 400, message: 'Next refinement level coming soon' },
  'insufficient-materials': { status: 400, message: 'Not enough materials!' },
  'fully-awakened': { status: 400, message: 'This item has no more bonus stats to awaken' },
  'item-worn': { status: 400, message: 'You cannot disassemble equipped items' },
  'item-locked': { status: 400, message: 'Unlock this item first' },
  'item-on-sale': { status: 400, message: 'Take this item off the market first' },
  'cannot-dismantle': { status: 400, message: 'Cannot dismantle this item' },
  'cannot-equip': { status: 400, message: 'Unable to equip this item' },
  'stone-max-level': { status: 400, message: 'The stone level has reached its maximum level' },
  'stones-needed': { status: 400, message: 'Need 3 identical stones to upgrade' },
  'reroll-unavailable': { status: 400, message: 'Unable to re-roll this item!' },
  'reroll-limit': { status: 400, message: 'No re-rolls left for this item today. New ones at 00:00 UTC.' },
  'insufficient-tok': { status: 400, message: 'Insufficient TOK balance!' },
  'free-reroll-used': { status: 400, message: 'The free daily re-roll for this item has been used.' },
  'ad-credit-needed': { status: 400, message: 'Watch an ad first to get a free re-roll' },
  'listing-gone': { status: 404, message: 'Failed to buy item. Please try again.' },
  'item-equipped': { status: 400, message: "You can't list equipped items" },
  'not-tradeable': { status: 400, message: 'Not tradeable' },
  'invalid-price': { status: 400, message: 'Please enter a valid price greater than 0' },
  'listing-limit': { status: 400, message: 'You already have 20 items on the market' },
  'own-listing': { status: 400, message: "You can't buy your own item" },
  'seller-too-new': { status: 400, message: 'You can sell items 24 hours after you joined' },
  'buyer-too-new': { status: 400, message: 'You can buy items 24 hours after you joined' },
  'listing-limit-day': {
    status: 400,
    message: 'You have listed 200 items today. You can list more from 00:00 UTC.',
  },
  'turn-over-limit-day': {
    status: 400,
    message: 'You have turned the seed over 100 times today. You can go on from 00:00 UTC.',
  },
  'wish-limit': { status: 400, message: 'Your wish list is full. Remove a wish first.' },
  'wish-not-found': { status: 404, message: "We couldn't find this wish" },
  'guild-not-found': { status: 404, message: "We couldn't find this guild" },
  'guild-exists': { status: 400, message: 'This name, tag or link is taken. Try another one.' },
  'invalid-guild-name': {
    status: 400,
    message: 'A name has 3 to 20 letters, a tag 2 to 5, a link 3 to 40 of a-z, 0-9 and -',
  },
  'rude-guild-name': { status: 400, message: 'Please choose a kinder name' },
  'invalid-group-link': { status: 400, message: 'Use a link to a Telegram group. It begins with https://t.me/' },
  'already-in-guild': { status: 400, message: "You're already in a guild" },
  'not-in-guild': { status: 400, message: "You're not in a guild" },
  'guild-full': { status: 400, message: 'This guild is full' },
  'guild-wait': { status: 400, message: 'You left a guild. You can join another one 24 hours after that.' },
  'guild-rank-needed': { status: 400, message: 'Your rank is too low for this' },
  'guild-forbidden': { status: 403, message: "Your role in the guild doesn't allow this" },
  'member-not-found': { status: 404, message: "This player isn't in the guild" },
  'request-not-found': { status: 404, message: 'This request is gone' },
  'request-limit': { status: 400, message: 'You have five requests open. Withdraw one first.' },
  'donation-limit': { status: 400, message: 'You can give 50 TOK a day' },
  'invalid-amount': { status: 400, message: 'Please enter a whole amount of TOK' },
  'reminded-already': { status: 400, message: 'One reminder a day. Try again tomorrow.' },
  'log-entry-not-found': { status: 404, message: 'This entry is gone' },
  'boss-not-found': { status: 404, message: "We couldn't find this boss" },
  'boss-over': { status: 400, message: "The boss has left. This fight doesn't count, and you keep everything." },
  'boss-changed': { status: 400, message: 'Something has changed since you looked. Look again, then fight.' },
  'no-boss-fights': { status: 400, message: 'No boss fights left today. New ones at 00:00 UTC.' },
  'boss-item-needed': { status: 400, message: "You don't have this item any more" },
  'skins-needed': { status: 400, message: 'You need 10 skin pieces' },
  'insufficient-stars': { status: 400, message: 'not enough STAR' },
  'army-complete': { status: 400, message: 'You hold the highest army rank' },
  'same-house': { status: 400, message: 'This is your house already' },
  'house-cooldown': { status: 400, message: "You can't switch houses again yet. Try later." },
  'inbox-not-found': { status: 404, message: "We couldn't find this reward" },
  'rate-limited': { status: 429, message: 'Too fast! Wait a moment and try again.' },
  'request-too-slow': { status: 408, message: 'Your connection is too slow. Try again.' },
  unavailable: { status: 503, message: 'Give us a moment, then try again.' },
  maintenance: { status: 503, message: 'The arena is being repaired' },
  internal: { status: 500, message: 'Something went wrong' },
} as const satisfies Record<string, { status: number; message: string }>

/** Stable code of an error response. */
export type ErrorCode = keyof typeof errorTable

/** Body of every error response. `details` has numbers for the message (for example minutes left). */
export interface ErrorBody {
  code: ErrorCode
  message: string
  details?: Record<string, number | string>
}

/** Response header with the server's time in milliseconds since the epoch, on every response. */
export const SERVER_TIME_HEADER = 'x-server-time'
/** Response header with the id of the request, for support and logs. */
export const REQUEST_ID_HEADER = 'x-request-id'
/** Response header with the build id of the server, so that an old client can offer a reload. */
export const BUILD_HEADER = 'x-build'
/** Request header with the caller's uuid of a mutation; a retry with the same body gets the first response for 24 h. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
