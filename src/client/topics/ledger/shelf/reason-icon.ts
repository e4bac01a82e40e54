import { extraIconUrl } from '../../../../../assets/manifest/extras.ts'
import type { LedgerReason } from '../../../../contracts/ledger-reasons.ts'
import type { IconArt } from '../../../ui/icons/icon.tsx'
import { kindPicture } from '../../../ui/items/item-picture.ts'
import { otherPicture } from './asset-view.ts'

const ICONS: Readonly<Record<LedgerReason, IconArt>> = {
  claim: 'tok',
  'fight-win': 'fight',
  'first-win': 'trophy',
  'win-streak': 'streak',
  'fight-drop': 'chest-wood-open',
  'onboarding-welcome': 'nav-reward',
  'onboarding-house': 'nav-home',
  'welcome-sword': { url: kindPicture('sword', 'prototype') },
  refine: 'material-iron',
  awaken: 'material-awake-stone',
  're-roll': 'luck',
  dismantle: 'material-wood',
  'stone-merge': 'stone-burning-hell-2',
  upgrade: 'nav-upgrade',
  'check-in': 'nav-earn',
  'check-in-box': 'chest-wood',
  'first-days': 'chest-wood-open',
  task: 'check',
  hunt: { url: kindPicture('animal', 'uncommon') },
  'hunt-milestone': { url: kindPicture('animal', 'epic') },
  referral: 'nav-friends',
  'referral-welcome': 'nav-friends',
  'referral-share': 'nav-friends',
  'army-rank': 'star',
  'switch-house': 'crest-0',
  'boss-fight': 'fight',
  'boss-item': otherPicture('meat-hook'),
  'boss-chest': 'chest-iron',
  'boss-place': 'trophy',
  'boss-guild-place': 'trophy',
  'season-reward': { url: extraIconUrl('chest-season') },
  'league-reward': { url: extraIconUrl('league-cup') },
  medal: { url: extraIconUrl('medal-legacy') },
  shop: 'chest-wood',
  'shop-refund': 'chest-wood',
  'shop-debt': 'chest-wood',
  'skin-craft': { url: kindPicture('helmet', 'prototype') },
  'market-buy': 'nav-reward',
  'market-sale': 'tok',
  'market-fee': 'tok',
  'market-undo': 'info',
  'guild-create': 'nav-friends',
  'guild-donate': 'nav-friends',
  'admin-grant': 'nav-reward',
  'admin-take': 'info',
  'account-deleted': 'close',
  'world-seed': 'info',
  'test-player': 'settings',
}

/** Icon of a ledger reason. */
export const reasonIcon = (reason: string): IconArt => (ICONS as Readonly<Record<string, IconArt>>)[reason] ?? 'info'
