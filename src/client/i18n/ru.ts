import './cyrillic.css'
import type { LanguagePack } from './i18n.ts'
import { errors } from './ru/errors.ts'
import { home } from './ru/home.ts'
import { names } from './ru/names.ts'
import { shell } from './ru/shell.ts'
import { ui } from './ru/ui.ts'

/** Russian: the first screen's texts and errors at once, the other topics with the pages that speak them. */
export const ru: LanguagePack = {
  first: { shell, ui, home },
  later: {
    onboarding: async () => ({ onboarding: (await import('./ru/onboarding.ts')).onboarding }),
    kombat: async () => ({ kombat: (await import('./ru/kombat.ts')).kombat }),
    replay: async () => ({ replay: (await import('./ru/replay.ts')).replay }),
    history: async () => ({ history: (await import('./ru/history.ts')).history }),
    settings: async () => ({ settings: (await import('./ru/settings.ts')).settings }),
    guide: async () => ({ guide: (await import('./ru/guide.ts')).guide }),
    friends: async () => ({ friends: (await import('./ru/friends.ts')).friends }),
    boards: async () => ({ boards: (await import('./ru/boards.ts')).boards }),
    earn: async () => ({ earn: (await import('./ru/earn.ts')).earn }),
    upgrades: async () => ({ upgrades: (await import('./ru/upgrades.ts')).upgrades }),
    tier: async () => ({ tier: (await import('./ru/tier.ts')).tier }),
    homeLater: async () => ({ homeLater: (await import('./ru/home-later.ts')).homeLater }),
    ads: async () => ({ ads: (await import('./ru/ads.ts')).ads }),
    house: async () => ({ house: (await import('./ru/house.ts')).house }),
    ledger: async () => ({ ledger: (await import('./ru/ledger.ts')).ledger }),
    inbox: async () => ({ inbox: (await import('./ru/inbox.ts')).inbox }),
    fairPlay: async () => ({ fairPlay: (await import('./ru/fair-play.ts')).fairPlay }),
    account: async () => ({ account: (await import('./ru/account.ts')).account }),
    hunt: async () => ({ hunt: (await import('./ru/hunt.ts')).hunt }),
  },
  errors,
  names,
}
