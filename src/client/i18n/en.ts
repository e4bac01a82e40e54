import { account } from './en/account.ts'
import { ads } from './en/ads.ts'
import { boards } from './en/boards.ts'
import { earn } from './en/earn.ts'
import { fairPlay } from './en/fair-play.ts'
import { friends } from './en/friends.ts'
import { guide } from './en/guide.ts'
import { history } from './en/history.ts'
import { home } from './en/home.ts'
import { homeLater } from './en/home-later.ts'
import { house } from './en/house.ts'
import { hunt } from './en/hunt.ts'
import { inbox } from './en/inbox.ts'
import { kombat } from './en/kombat.ts'
import { ledger } from './en/ledger.ts'
import { onboarding } from './en/onboarding.ts'
import { replay } from './en/replay.ts'
import { settings } from './en/settings.ts'
import { shell } from './en/shell.ts'
import { tier } from './en/tier.ts'
import { ui } from './en/ui.ts'
import { upgrades } from './en/upgrades.ts'

/** Every English text, by topic; keys are written `topic.key`. */
export const en = {
  shell,
  ui,
  home,
  onboarding,
  kombat,
  replay,
  history,
  settings,
  guide,
  friends,
  boards,
  earn,
  tier,
  upgrades,
  house,
  hunt,
  homeLater,
  ads,
  ledger,
  inbox,
  fairPlay,
  account,
} as const
