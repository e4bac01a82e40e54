import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorTable } from '#contracts/errors.ts'
import { TASKS } from '#rules/tasks/tasks.ts'
import { en } from '#tests/helpers/english.ts'

const SPECIFICATION = ['feature-table.txt', 'exact-texts.txt']
  .map((file) => readFileSync(path.resolve(import.meta.dirname, '../spec', file), 'utf8'))
  .join('\n')

interface ExactText {
  readonly row: number
  readonly specified: string
  /** An i18n value where the client shows it. */
  readonly ours: string
  /** Placeholders with another name: our `{{count}}` is its `{n}`. */
  readonly filled?: Readonly<Record<string, string>>
}

const {
  tasks,
  home,
  homeColumns,
  checkIn,
  today,
  inbox,
  onboarding,
  shell,
  army,
  upgrades,
  leaderboards,
  friends,
  ads,
  blacksmith,
  inventory,
  items,
  market,
} = en
const nameOfTask = (id: string): string => TASKS.find((task) => task.id === id)?.name ?? ''

const TEXTS: readonly ExactText[] = [
  { row: 3, specified: 'Missing authentication', ours: errorTable.authentication.message },
  { row: 5, specified: 'Loading...', ours: shell.loading },
  { row: 12, specified: 'Something has gone wrong.', ours: shell.error.title },
  {
    row: 12,
    specified: 'Sorry for the inconvenience. Please try to close and restart the app.',
    ours: shell.error.text,
  },
  { row: 13, specified: 'The arena is being repaired', ours: shell.maintenance.title },
  { row: 13, specified: 'The arena is being repaired', ours: errorTable.maintenance.message },
  { row: 24, specified: 'Page not found', ours: shell.notFound.title },
  { row: 14, specified: 'Invalid referral link!', ours: friends.invalidLink },
  { row: 34, specified: 'Check News', ours: homeColumns.news },
  { row: 44, specified: 'Claim {amount} TOK', ours: home.claimFull },
  { row: 45, specified: 'Claimable after {n} minute', ours: home.claimableAfter_one, filled: { count: '{n}' } },
  {
    row: 45,
    specified: 'Claimable after {n} minute(s)',
    ours: home.claimableAfter_other.replace('minutes', 'minute(s)'),
    filled: { count: '{n}' },
  },
  {
    row: 45,
    specified: 'Claimable after {n} minute(s)',
    ours: today.claimIn_other.replace('minutes', 'minute(s)'),
    filled: { count: '{n}' },
  },
  { row: 45, specified: 'claim too early', ours: errorTable['claim-too-early'].message },
  { row: 46, specified: 'Failed to claim', ours: home.claimFailed },
  { row: 46, specified: 'Failed to claim', ours: checkIn.claimFailed },
  { row: 37, specified: 'already claimed for today', ours: errorTable['already-claimed-today'].message },
  { row: 52, specified: '{n} missions available', ours: upgrades.missions_other, filled: { count: '{n}' } },
  {
    row: 52,
    specified: 'Each mission will give you a new level. You can complete mission in any order.',
    ours: upgrades.missionsText,
  },
  { row: 52, specified: 'Got It', ours: upgrades.gotIt },
  { row: 54, specified: 'Open mission', ours: upgrades.openMission },
  { row: 55, specified: 'Max level reached', ours: upgrades.maxReached },
  { row: 55, specified: 'Max level reached', ours: errorTable['max-level'].message },
  { row: 55, specified: 'Insufficient TOK!', ours: upgrades.insufficient },
  { row: 55, specified: 'not enough TOK', ours: errorTable['insufficient-balance'].message },
  { row: 57, specified: 'Task completed!', ours: upgrades.missionDone },
  { row: 57, specified: 'Task not completed!', ours: upgrades.missionIncomplete },
  { row: 57, specified: 'Something went wrong', ours: upgrades.missionFailed },
  { row: 57, specified: 'task already completed', ours: errorTable['task-already-completed'].message },
  { row: 61, specified: 'Refer a friend', ours: nameOfTask('refer-a-friend') },
  { row: 61, specified: 'Refer 3 friends', ours: nameOfTask('refer-3-friends') },
  { row: 62, specified: 'PROGRESS_NOT_FOUND', ours: errorTable['progress-not-found'].message },
  { row: 63, specified: 'incomplete task', ours: errorTable['incomplete-task'].message },
  { row: 63, specified: 'Task not completed!', ours: tasks.notCompleted },
  { row: 64, specified: 'Coming soon!', ours: tasks.comingSoon },
  { row: 64, specified: 'Do you want to open {url}', ours: tasks.confirm },
  { row: 64, specified: 'Open', ours: tasks.open },
  { row: 64, specified: 'Cancel', ours: tasks.cancel },
  { row: 69, specified: 'House: {house}', ours: onboarding.house },
  { row: 69, specified: 'Welcome {house} players', ours: onboarding.welcomePlayers },
  { row: 69, specified: 'Welcome reward +5 TOK', ours: onboarding.welcomeReward, filled: { amount: '5' } },
  {
    row: 69,
    specified: 'Bonus from playing {house} +5 TOK',
    ours: onboarding.houseReward,
    filled: { amount: '5' },
  },
  { row: 69, specified: 'Join now', ours: onboarding.join },
  { row: 71, specified: 'Welcome aboard, Warrior!', ours: onboarding.joined },
  { row: 72, specified: 'Unavailable', ours: onboarding.unavailable },
  { row: 145, specified: 'Nobody here.', ours: leaderboards.empty },
  { row: 159, specified: 'Insufficient STAR balance!', ours: army.insufficient },
  { row: 186, specified: 'Invalid payload', ours: errorTable['invalid-payload'].message },
  { row: 187, specified: 'Failed to claim reward!', ours: inbox.claimFailed },
  { row: 187, specified: 'Rewards claimed!', ours: inbox.allClaimed },
  { row: 187, specified: 'Claim successfully', ours: inbox.claimed.replace(' 🎁', '') },
  { row: 127, specified: 'Failed to start ad, please try again after 1 minute', ours: ads.tooSoon },
  { row: 127, specified: 'Daily limit reached', ours: errorTable['ad-daily-limit'].message },
  { row: 110, specified: 'Invalid item', ours: errorTable['invalid-item'].message },
  { row: 111, specified: 'Blacksmith - Refining', ours: blacksmith.title.refine },
  { row: 112, specified: 'Add Materials', ours: blacksmith.addMaterials },
  { row: 113, specified: 'Congratulations', ours: blacksmith.result.success },
  { row: 113, specified: 'Item successfully refined!', ours: blacksmith.result.successText },
  { row: 113, specified: 'So Close', ours: blacksmith.result.failure },
  { row: 113, specified: 'Failed to refine item!', ours: blacksmith.result.failureText },
  { row: 114, specified: 'Awakening successfully', ours: blacksmith.result.awakened },
  { row: 115, specified: 'Not enough materials!', ours: blacksmith.missing },
  { row: 116, specified: 'Item refined!', ours: blacksmith.refineDone },
  { row: 116, specified: 'Refine error', ours: blacksmith.refineFailed },
  { row: 116, specified: 'Item awakened successfully!', ours: blacksmith.awakenDone },
  { row: 116, specified: 'Failed to awaken item', ours: blacksmith.awakenFailed },
  { row: 118, specified: 'Dismantle item success', ours: blacksmith.dismantle.done },
  { row: 118, specified: 'Failed to dismantle', ours: blacksmith.dismantle.failed },
  { row: 118, specified: 'Got It', ours: blacksmith.result.gotIt },
  { row: 119, specified: 'Unable to equip this item', ours: blacksmith.wornOnSmith },
  { row: 111, specified: 'Blacksmith - Awakening', ours: blacksmith.title.awaken },
  { row: 120, specified: "You don't have any equipment that can be awakened!", ours: items.drawer.none },
  {
    row: 120,
    specified: 'material used to refine equipment, earned from Kombat',
    ours: items.drawer.description.replace('Material', 'material').replace(/\.$/, ''),
  },
  { row: 115, specified: 'Next refinement level coming soon', ours: errorTable['refine-coming-soon'].message },
  { row: 115, specified: 'Not enough materials!', ours: errorTable['insufficient-materials'].message },
  { row: 119, specified: 'You cannot disassemble equipped items', ours: errorTable['item-worn'].message },
  { row: 119, specified: 'Cannot dismantle this item', ours: errorTable['cannot-dismantle'].message },
  { row: 119, specified: 'Cannot dismantle this item', ours: inventory.cannotDismantle },
  { row: 123, specified: 'Insufficient TOK balance!', ours: errorTable['insufficient-tok'].message },
  { row: 124, specified: 'Unable to re-roll this item!', ours: errorTable['reroll-unavailable'].message },
  {
    row: 125,
    specified: 'The free daily re-roll for this item has been used.',
    ours: errorTable['free-reroll-used'].message,
  },
  { row: 131, specified: 'Buy item', ours: market.buy.title },
  { row: 131, specified: 'Buy now', ours: market.buy.button },
  { row: 131, specified: 'Confirm purchase of this item for {price} TOK?', ours: market.buy.confirm },
  { row: 132, specified: 'Insufficient balance', ours: market.buy.insufficient },
  { row: 133, specified: 'Buy item successfully!', ours: market.buy.done },
  { row: 133, specified: 'Failed to buy item. Please try again.', ours: market.buy.failed },
]

const filledIn = ({ filled = {}, ours }: ExactText): string =>
  ours.replaceAll(/\{\{(\w+)\}\}/g, (_all, hole: string) => filled[hole] ?? `{${hole}}`)

describe('exact texts (rows 3, 5, 12–14, 24, 34, 37, 44–46, 52–57, 61–64, 69–72, 110, 115, 119, 123–125, 127, 131–133, 159, 186, 187)', () => {
  it.each(TEXTS)('row $row: $specified', (text) => {
    expect(filledIn(text)).toBe(text.specified)
  })

  it('stand in the specification as they stand here', () => {
    expect(TEXTS.filter(({ specified }) => !SPECIFICATION.includes(specified))).toEqual([])
  })
})
