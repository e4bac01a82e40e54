import type { IconName } from '../../../../assets/manifest/packs.ts'
import type { LedgerReason } from '../../../contracts/ledger-reasons.ts'

const ICONS: Readonly<Record<LedgerReason, IconName>> = {
  claim: 'tok',
  'fight-win': 'fight',
  'first-win': 'trophy',
  'win-streak': 'streak',
  'fight-drop': 'chest-wood-open',
  'onboarding-welcome': 'nav-reward',
  'onboarding-house': 'nav-home',
  'welcome-sword': 'item-sword-0',
  refine: 'material-iron',
  awaken: 'material-awake-stone',
  're-roll': 'luck',
  dismantle: 'material-wood',
  'stone-merge': 'stone-burning-hell-2',
  upgrade: 'nav-upgrade',
  'check-in': 'nav-earn',
  'check-in-box': 'chest-wood',
  task: 'check',
  hunt: 'item-animal-2',
  'hunt-milestone': 'item-animal-4',
  referral: 'nav-friends',
  'referral-welcome': 'nav-friends',
  'referral-share': 'nav-friends',
  'army-rank': 'star',
  'switch-house': 'crest-0',
  'admin-grant': 'nav-reward',
  'admin-take': 'info',
  'account-deleted': 'close',
  'world-seed': 'info',
  'test-player': 'settings',
}

/** Icon of a ledger reason. */
export const reasonIcon = (reason: string): IconName => (ICONS as Readonly<Record<string, IconName>>)[reason] ?? 'info'
