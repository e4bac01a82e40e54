/**
 * Required caller of a call.
 * - `public`: anyone; - `identity`: valid launch data, the player need not exist yet; - `player`: an onboarded player.
 */
export type CallAccess = 'public' | 'identity' | 'player'

/** One row of the call registry. `moves` marks a call that moves money or items and supports `Idempotency-Key`. */
export interface CallLine {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Path with `{param}` placeholders, as in the specification. */
  readonly path: string
  readonly access: CallAccess
  readonly moves: boolean
}

const line =
  <M extends CallLine['method'], V extends boolean>(method: M, moves: V) =>
  (path: string, access: CallAccess = 'player') =>
    ({ method, path: `/api/v1/${path}`, access, moves }) as const

const get = line('GET', false)
const post = line('POST', true)
const patch = line('PATCH', true)
const put = line('PUT', true)
const remove = line('DELETE', true)

/**
 * The registry of every call: name → method and path (A7, B7, R43). It has no schemas, so the browser can import
 * it without zod; `schemas.ts` holds the shapes under the same names.
 */
export const calls = {
  'settings.get': get('settings', 'identity'),
  // Ours: all parts of one opening, each with the status of its own call; those of the gate need no player.
  'users.home': get('users/home', 'identity'),
  'users.me': get('users/me'),
  'users.balance': get('users/balance'),
  'users.stars': get('users/stars'),
  'users.boosts': get('users/boosts'),
  'users.lastClaim': get('users/last_claim'),
  'users.claim': post('users/claim'),
  'users.onboard': post('users/onboard', 'identity'),
  // The first seven days (R50).
  'users.firstDays': get('users/first-days'),
  'users.claimFirstDay': post('users/first-days/{step}/claim'),
  'season.get': get('season', 'identity'),
  'season.me': get('season/me'),
  'season.card': get('season/card'),
  'season.start': post('season/start'),
  'season.reward': get('season/reward'),
  'season.claimReward': post('season/reward'),
  'medals.list': get('medals'),
  // Ours: types of those that can be claimed, for home's buttons.
  'medals.waiting': get('medals/waiting'),
  'medals.claim': post('medals/{type}'),
  'guild.me': get('guild/me', 'identity'),
  'guild.list': get('guild'),
  'guild.create': post('guild'),
  // Ours, as those below of a guild without its id: what the leader changes of the own guild.
  'guild.edit': patch('guild'),
  'guild.log': get('guild/log'),
  'guild.requests': get('guild/requests'),
  'guild.say': post('guild/phrases'),
  'guild.react': put('guild/log/{id}/reaction'),
  'guild.remind': post('guild/reminder'),
  'guild.leave': post('guild/leave'),
  'guild.donate': post('guild/donate'),
  'guild.member': patch('guild/members/{user_id}'),
  'boss.active': get('guild/boss-fight/boss-active'),
  'boss.guildBoard': get('guild/boss-fight/leaderboard/{slug}/guild'),
  'boss.individualBoard': get('guild/boss-fight/leaderboard/{slug}/individual'),
  'boss.boardMe': get('guild/boss-fight/leaderboard/{slug}/me'),
  'boss.get': get('guild/boss-fight/{slug}'),
  'boss.fight': post('guild/boss-fight/{slug}/fight'),
  'boss.seen': post('guild/boss-fight/{slug}/seen'),
  'guild.get': get('guild/{id}'),
  'guild.join': post('guild/{id}/join'),
  'guild.withdraw': remove('guild/{id}/join'),
  'others.list': get('others-item'),
  'others.craft': post('others-item/{slug}/craft'),
  'combats.me': get('combats/me'),
  'combats.season': get('combats/season', 'identity'),
  'combats.energy': get('combats/energy'),
  // Ours: what others did while the player was away.
  'combats.away': get('combats/me/away'),
  'combats.find': get('combats/find'),
  'combats.fight': post('combats/fight'),
  'combats.challenge': post('combats/challenge'),
  'combats.opponent': get('combats/opponents/{query}'),
  'combats.skill': line('PATCH', false)('combats/pets/skill'),
  'combats.history': get('combats/history'),
  'combats.replay': get('combats/replay/{id}', 'identity'),
  'combats.verify': get('combats/replay/{id}/verification', 'identity'),
  'combats.houseTerms': get('combats/house'),
  'combats.house': patch('combats/house'),
  'equipments.equipped': get('equipments/equipped'),
  'equipments.mine': get('equipments/me'),
  'equipments.onSale': get('equipments/on-sale'),
  'equipments.welcome': get('equipments/welcome'),
  'equipments.claimWelcome': post('equipments/sword-welcome/claim'),
  'equipments.freeRerolled': get('equipments/free-rerolled'),
  'equipments.seen': patch('equipments/seen'),
  'equipments.equipBest': post('equipments/equip-best'),
  'equipments.preset': get('equipments/presets/{number}'),
  'equipments.savePreset': put('equipments/presets/{number}'),
  'equipments.equipPreset': patch('equipments/presets/{number}/equip'),
  'equipments.dismantlePreview': get('equipments/dismantle/{id}'),
  // As the specification has it: in the singular (T15).
  'equipments.dismantle': post('equipment/dismantle'),
  'equipments.get': get('equipments/{id}'),
  'equipments.equip': patch('equipments/{id}/equip'),
  'equipments.lock': patch('equipments/{id}/lock'),
  'equipments.refine': post('equipments/{id}/refine'),
  'equipments.awaken': post('equipments/{id}/awake'),
  'equipments.rerollCount': get('equipments/{id}/reroll-count'),
  'equipments.reroll': post('equipments/{id}/reroll'),
  'equipments.adsReroll': post('equipments/{id}/ads-reroll'),
  'materials.base': get('materials/base'),
  'materials.mine': get('materials/me'),
  // Ours: what the player has ever had (extra 11).
  'collection.get': get('collection'),
  'stones.mine': get('stones/me'),
  'stones.upgrade': post('stones/upgrade'),
  'stones.get': get('stones/{id}'),
  'stones.equip': patch('stones/{id}/equip'),
  'market.list': get('market/equipment'),
  // Ours: the own open offers, and a listing behind a link.
  'market.mine': get('market/equipment/me'),
  'market.history': get('market/equipment/history'),
  // Ours: what a kind of item was sold for, and what a player waits for (extra 13).
  'market.prices': get('market/equipment/prices/{slug}'),
  'market.wishes': get('market/wishes'),
  'market.addWish': post('market/wishes'),
  'market.removeWish': remove('market/wishes/{id}'),
  'market.add': post('market/equipment/add'),
  'market.buy': post('market/equipment/buy'),
  'market.get': get('market/equipment/{id}'),
  'market.onSale': get('market/equipment/{id}/on-sale'),
  'market.cancel': post('market/equipment/{id}/cancel'),
  'luck.get': get('luck'),
  'luck.rolls': get('luck/rolls'),
  'luck.turnOver': post('luck/turn-over'),
  'upgrades.buy': post('upgrades'),
  'upgrades.missions': get('upgrades/tasks/progresses'),
  'upgrades.completeMission': post('upgrades/tasks/{id}'),
  'tasks.list': get('tasks/progresses'),
  'tasks.start': post('tasks/{id}'),
  'tasks.notification': get('tasks/notification/{id}'),
  'daily.get': get('daily'),
  'daily.claim': post('daily'),
  'users.boostSources': get('users/boosts/sources'),
  'users.takeBoost': post('users/boosts'),
  'ads.count': get('ads/count'),
  'ads.start': post('ads/start'),
  'ads.log': get('ads/{watchId}'),
  'channel.latestNews': get('channel/latest-news'),
  'hunting.stages': get('hunting/stages'),
  'hunting.current': get('hunting/me/hunting'),
  'hunting.milestones': get('hunting/milestones'),
  'hunting.start': post('hunting/start/{slug}'),
  'hunting.claim': post('hunting/claim/{slug}'),
  'hunting.claimMilestone': post('hunting/milestones/{level}/claim'),
  'shop.items': get('shop/item'),
  'shop.buy': post('shop/item'),
  'iap.invoice': post('iap/invoice'),
  'iap.orders': get('iap/orders'),
  'iap.order': get('iap/orders/{id}'),
  'friends.list': get('friends'),
  // Ours: the checklist of the airdrop before its page opens.
  'airdrop.progress': get('airdrop/progress'),
  // Above `{board}`, which would take them for a board.
  'league.reward': get('leaderboard/league-point/reward'),
  'league.claimReward': post('leaderboard/league-point/reward/claim'),
  // Ours: the slugs whose reward waits; a week's board, and what the caller's points of it are for.
  'league.waiting': get('leaderboard/league-point/waiting'),
  'league.board': get('leaderboard/league-point'),
  'league.points': get('leaderboard/league-point/me'),
  'leaderboard.page': get('leaderboard/{board}'),
  'leaderboard.me': get('leaderboard/{board}/me'),
  'users.starsSpent': get('users/stars/spent/{category}'),
  'users.spendStars': post('users/stars/spend'),
  'users.ledger': get('users/ledger'),
  'users.preferences': get('users/me/preferences'),
  'users.savePreferences': line('PUT', false)('users/me/preferences'),
  'users.export': get('users/me/export'),
  // Not `player`: also of a deletion, when there is no player any more.
  'users.dataProgress': get('users/me/data-progress', 'identity'),
  // Not `player`: a retry arrives after the player was deleted, and gets the same answer.
  'users.delete': remove('users/me', 'identity'),
  'users.fairPlay': get('users/me/fair-play', 'identity'),
  'inbox.list': get('inbox'),
  'inbox.claim': post('inbox/{id}/claim'),
} as const satisfies Record<string, CallLine>

/** Name of a call in the registry. */
export type CallName = keyof typeof calls
