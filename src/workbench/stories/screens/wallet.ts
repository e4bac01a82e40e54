import { PAGE } from '#client/game/page-paths.ts'
import { LAUNCH_USER } from '#workbench/fixtures/fighters.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { linkedWallet, unlinkedWallet } from '#workbench/fixtures/wallet-answers.ts'
import { AFTER_RETRIES_MS, apiError, loadingAndError } from '../api-error.ts'
import type { ScreenStories } from '../screen-stories.ts'

const UNLINKED = { 'wallet.get': unlinkedWallet }
const MANIFEST = encodeURIComponent('{"manifestUrl":"https://play.example.org/tonconnect-manifest.json"}')

/** Storage of a device: the messenger closed the game before the wallet answered this request. */
const asked = (app: string, link: string, leftMs: number): Readonly<Record<string, string>> => ({
  [`wallet-request.${LAUNCH_USER.id}`]: JSON.stringify({ app, link, untilMs: NOW_MS + leftMs }),
})
const LINK = `https://app.tonkeeper.com/ton-connect?v=2&id=${'a7'.repeat(32)}&trace_id=019aaf00-0000-7000-8000-000000000001&r=${MANIFEST}`
const HALF_AN_ANSWER_MS = 280_000

export const WALLET_SCREEN: ScreenStories = {
  route: PAGE.WALLET.path,
  title: 'Wallet',
  states: {
    rich: { answers: { 'wallet.get': linkedWallet }, ways: { Back: '/airdrop' } },
    empty: { answers: UNLINKED },
    ...loadingAndError('wallet.get'),
    overflow: { absent: 'an address has one length and is shortened, and it shows no other number of a player' },
  },
  more: {
    off: {},
    offline: { answers: { 'wallet.get': 'offline' }, advanceMs: AFTER_RETRIES_MS },
    'may-change': { answers: { 'wallet.get': { ...linkedWallet, chain: '-3', may_link_at: null } } },
    'may-not-link-yet': {
      answers: { 'wallet.get': { ...unlinkedWallet, may_link_at: linkedWallet.may_link_at } },
    },
    unlinking: { answers: { 'wallet.get': linkedWallet }, play: ['Unlink'] },
    preparing: { answers: { ...UNLINKED, 'wallet.challenge': 'pending' }, play: ['Connect a wallet'] },
    choosing: { answers: UNLINKED, play: ['Connect a wallet'] },
    'choosing-on-desk': { answers: UNLINKED, isOnDesk: true, play: ['Connect a wallet'] },
    waiting: { answers: UNLINKED, local: asked('tonkeeper', LINK, HALF_AN_ANSWER_MS) },
    'waiting-away': { answers: UNLINKED, local: asked('tonkeeper', LINK, HALF_AN_ANSWER_MS), play: ['Close'] },
    scanning: { answers: UNLINKED, isOnDesk: true, local: asked('mytonwallet', LINK, HALF_AN_ANSWER_MS) },
    late: { answers: UNLINKED, local: asked('tonhub', LINK, 3000), advanceMs: AFTER_RETRIES_MS },
    unreachable: { answers: { ...UNLINKED, 'wallet.challenge': 'offline' }, play: ['Connect a wallet'] },
    refused: {
      answers: { ...UNLINKED, 'wallet.challenge': apiError('wallet-off') },
      play: ['Connect a wallet'],
    },
  },
}
