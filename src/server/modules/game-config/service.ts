import type { GameConfig } from '#contracts/wire.ts'
import { STAND_IN_AD_MS } from '#rules/ads/ads.ts'
import { gameValues } from '#rules/game-config/game-config.ts'
import { HOUSE_BONUS_NANO, WELCOME_REWARD_NANO } from '#rules/house/onboarding.ts'
import { RULES_VERSION } from '#rules/kombat/fight.ts'
import { MS_PER_SECOND, NANO_PER_TOK } from '#rules/units.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { adModeOf } from '#server/modules/ads/service.ts'

const tokAnHour = (gameValues['mining-tok'][0] ?? 0) / NANO_PER_TOK

/** The client previews with these numbers and contains no copy of them (A3, R02). */
export const gameConfigOnTheWire = (config: Pick<ServerConfig, 'mode' | 'adRewardSecret' | 'client'>): GameConfig => ({
  ...gameValues,
  client: {
    bot_link: config.client.botLink,
    channels: { ...config.client.channels },
    special_refs: config.client.specialRefs,
    ad_block_id: config.client.adBlockId,
    ads: { mode: adModeOf(config), stand_in_s: STAND_IN_AD_MS / MS_PER_SECOND },
    texts: { onboarding_subtext: `Then claim ${tokAnHour} TOK every hour` },
    rules_version: RULES_VERSION,
    onboarding: { welcome_nano: WELCOME_REWARD_NANO, house_nano: HOUSE_BONUS_NANO },
  },
})
