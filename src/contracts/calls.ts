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
    ({ method, path, access, moves }) as const

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
  'settings.get': get('/api/v1/settings', 'identity'),
  // Ours: all parts of one opening, each with the status of its own call; those of the gate need no player.
  'users.home': get('/api/v1/users/home', 'identity'),
  'users.me': get('/api/v1/users/me'),
  'users.balance': get('/api/v1/users/balance'),
  'users.stars': get('/api/v1/users/stars'),
  'users.boosts': get('/api/v1/users/boosts'),
  'users.lastClaim': get('/api/v1/users/last_claim'),
  'users.claim': post('/api/v1/users/claim'),
  'users.onboard': post('/api/v1/users/onboard', 'identity'),
  // The first seven days (R50).
  'users.firstDays': get('/api/v1/users/first-days'),
  'users.claimFirstDay': post('/api/v1/users/first-days/{step}/claim'),
  'season.get': get('/api/v1/season', 'identity'),
  'season.me': get('/api/v1/season/me'),
  'season.start': post('/api/v1/season/start'),
  'season.reward': get('/api/v1/season/reward'),
  'season.claimReward': post('/api/v1/season/reward'),
  'medals.list': get('/api/v1/medals'),
  'medals.claim': post('/api/v1/medals/{type}'),
  'guild.me': get('/api/v1/guild/me', 'identity'),
  'guild.list': get('/api/v1/guild'),
  'guild.create': post('/api/v1/guild'),
  // Ours, as those below of a guild without its id: what the leader changes of the own guild.
  'guild.edit': patch('/api/v1/guild'),
  'guild.log': get('/api/v1/guild/log'),
  'guild.requests': get('/api/v1/guild/requests'),
  'guild.say': post('/api/v1/guild/phrases'),
  'guild.react': put('/api/v1/guild/log/{id}/reaction'),
  'guild.remind': post('/api/v1/guild/reminder'),
  'guild.leave': post('/api/v1/guild/leave'),
  'guild.donate': post('/api/v1/guild/donate'),
  'guild.member': patch('/api/v1/guild/members/{user_id}'),
  'boss.active': get('/api/v1/guild/boss-fight/boss-active'),
  'boss.guildBoard': get('/api/v1/guild/boss-fight/leaderboard/{slug}/guild'),
  'boss.individualBoard': get('/api/v1/guild/boss-fight/leaderboard/{slug}/individual'),
  'boss.boardMe': get('/api/v1/guild/boss-fight/leaderboard/{slug}/me'),
  'boss.get': get('/api/v1/guild/boss-fight/{slug}'),
  'boss.fight': post('/api/v1/guild/boss-fight/{slug}/fight'),
  'boss.seen': post('/api/v1/guild/boss-fight/{slug}/seen'),
  'guild.get': get('/api/v1/guild/{id}'),
  'guild.join': post('/api/v1/guild/{id}/join'),
  'guild.withdraw': remove('/api/v1/guild/{id}/join'),
  'others.list': get('/api/v1/others-item'),
  'others.craft': post('/api/v1/others-item/{slug}/craft'),
  'combats.me': get('/api/v1/combats/me'),
  'combats.season': get('/api/v1/combats/season', 'identity'),
  'combats.energy': get('/api/v1/combats/energy'),
  // Ours: what others did while the player was away.
  'combats.away': get('/api/v1/combats/me/away'),
  'combats.find': get('/api/v1/combats/find'),
  'combats.fight': post('/api/v1/combats/fight'),
  'combats.challenge': post('/api/v1/combats/challenge'),
  'combats.opponent': get('/api/v1/combats/opponents/{query}'),
  'combats.skill': line('PATCH', false)('/api/v1/combats/pets/skill'),
  'combats.history': get('/api/v1/combats/history'),
  'combats.replay': get('/api/v1/combats/replay/{id}', 'identity'),
  'combats.verify': get('/api/v1/combats/replay/{id}/verification', 'identity'),
  'combats.houseTerms': get('/api/v1/combats/house'),
  'combats.house': patch('/api/v1/combats/house'),
  'equipments.equipped': get('/api/v1/equipments/equipped'),
  'equipments.mine': get('/api/v1/equipments/me'),
  'equipments.onSale': get('/api/v1/equipments/on-sale'),
  'equipments.welcome': get('/api/v1/equipments/welcome'),
  'equipments.claimWelcome': post('/api/v1/equipments/sword-welcome/claim'),
  'equipments.freeRerolled': get('/api/v1/equipments/free-rerolled'),
  'equipments.seen': patch('/api/v1/equipments/seen'),
  'equipments.equipBest': post('/api/v1/equipments/equip-best'),
  'equipments.preset': get('/api/v1/equipments/presets/{number}'),
  'equipments.savePreset': put('/api/v1/equipments/presets/{number}'),
  'equipments.equipPreset': patch('/api/v1/equipments/presets/{number}/equip'),
  'equipments.dismantlePreview': get('/api/v1/equipments/dismantle/{id}'),
  // As the specification has it: in the singular (T15).
  'equipments.dismantle': post('/api/v1/equipment/dismantle'),
  'equipments.get': get('/api/v1/equipments/{id}'),
  'equipments.equip': patch('/api/v1/equipments/{id}/equip'),
  'equipments.lock': patch('/api/v1/equipments/{id}/lock'),
  'equipments.refine': post('/api/v1/equipments/{id}/refine'),
  'equipments.awaken': post('/api/v1/equipments/{id}/awake'),
  'equipments.rerollCount': get('/api/v1/equipments/{id}/reroll-count'),
  'equipments.reroll': post('/api/v1/equipments/{id}/reroll'),
  'equipments.adsReroll': post('/api/v1/equipments/{id}/ads-reroll'),
  'materials.base': get('/api/v1/materials/base'),
  'materials.mine': get('/api/v1/materials/me'),
  // Ours: what the player has ever had (extra 11).
  'collection.get': get('/api/v1/collection'),
  'stones.mine': get('/api/v1/stones/me'),
  'stones.upgrade': post('/api/v1/stones/upgrade'),
  'stones.get': get('/api/v1/stones/{id}'),
  'stones.equip': patch('/api/v1/stones/{id}/equip'),
  'market.list': get('/api/v1/market/equipment'),
  // Ours: the own open offers, and a listing behind a link.
  'market.mine': get('/api/v1/market/equipment/me'),
  'market.history': get('/api/v1/market/equipment/history'),
  // Ours: what a kind of item was sold for, and what a player waits for (extra 13).
  'market.prices': get('/api/v1/market/equipment/prices/{slug}'),
  'market.wishes': get('/api/v1/market/wishes'),
  'market.addWish': post('/api/v1/market/wishes'),
  'market.removeWish': remove('/api/v1/market/wishes/{id}'),
  'market.add': post('/api/v1/market/equipment/add'),
  'market.buy': post('/api/v1/market/equipment/buy'),
  'market.get': get('/api/v1/market/equipment/{id}'),
  'market.onSale': get('/api/v1/market/equipment/{id}/on-sale'),
  'market.cancel': post('/api/v1/market/equipment/{id}/cancel'),
  'luck.get': get('/api/v1/luck'),
  'luck.rolls': get('/api/v1/luck/rolls'),
  'luck.turnOver': post('/api/v1/luck/turn-over'),
  'upgrades.buy': post('/api/v1/upgrades'),
  'upgrades.missions': get('/api/v1/upgrades/tasks/progresses'),
  'upgrades.completeMission': post('/api/v1/upgrades/tasks/{id}'),
  'tasks.list': get('/api/v1/tasks/progresses'),
  'tasks.start': post('/api/v1/tasks/{id}'),
  'tasks.notification': get('/api/v1/tasks/notification/{id}'),
  'daily.get': get('/api/v1/daily'),
  'daily.claim': post('/api/v1/daily'),
  'users.boostSources': get('/api/v1/users/boosts/sources'),
  'users.takeBoost': post('/api/v1/users/boosts'),
  'ads.count': get('/api/v1/ads/count'),
  'ads.start': post('/api/v1/ads/start'),
  'ads.log': get('/api/v1/ads/{watchId}'),
  'channel.latestNews': get('/api/v1/channel/latest-news'),
  'hunting.stages': get('/api/v1/hunting/stages'),
  'hunting.current': get('/api/v1/hunting/me/hunting'),
  'hunting.milestones': get('/api/v1/hunting/milestones'),
  'hunting.start': post('/api/v1/hunting/start/{slug}'),
  'hunting.claim': post('/api/v1/hunting/claim/{slug}'),
  'hunting.claimMilestone': post('/api/v1/hunting/milestones/{level}/claim'),
  'friends.list': get('/api/v1/friends'),
  // Ours: the checklist of the airdrop before its page opens.
  'airdrop.progress': get('/api/v1/airdrop/progress'),
  // Above `{board}`, which would take them for a board.
  'league.reward': get('/api/v1/leaderboard/league-point/reward'),
  'league.claimReward': post('/api/v1/leaderboard/league-point/reward/claim'),
  // Ours: the slugs whose reward waits; a week's board, and what the caller's points of it are for.
  'league.waiting': get('/api/v1/leaderboard/league-point/waiting'),
  'league.board': get('/api/v1/leaderboard/league-point'),
  'league.points': get('/api/v1/leaderboard/league-point/me'),
  'leaderboard.page': get('/api/v1/leaderboard/{board}'),
  'leaderboard.me': get('/api/v1/leaderboard/{board}/me'),
  'users.starsSpent': get('/api/v1/users/stars/spent/{category}'),
  'users.spendStars': post('/api/v1/users/stars/spend'),
  'users.ledger': get('/api/v1/users/ledger'),
  'users.preferences': get('/api/v1/users/me/preferences'),
  'users.savePreferences': line('PUT', false)('/api/v1/users/me/preferences'),
  'users.export': get('/api/v1/users/me/export'),
  // Not `player`: also of a deletion, when there is no player any more.
  'users.dataProgress': get('/api/v1/users/me/data-progress', 'identity'),
  // Not `player`: a retry arrives after the player was deleted, and gets the same answer.
  'users.delete': remove('/api/v1/users/me', 'identity'),
  'users.fairPlay': get('/api/v1/users/me/fair-play', 'identity'),
  'inbox.list': get('/api/v1/inbox'),
  'inbox.claim': post('/api/v1/inbox/{id}/claim'),
} as const satisfies Record<string, CallLine>

/** Name of a call in the registry. */
export type CallName = keyof typeof calls
