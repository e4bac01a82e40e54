/** A fault put into the sources on purpose, and how the tests have to tell of it. */
export interface Defect {
  readonly name: string
  /** Path from the repository's root. */
  readonly file: string
  /** What stands there exactly once, and what the fault puts in its place. */
  readonly sound: string
  readonly faulty: string
  /** The narrowest command that CI runs over it. */
  readonly command: readonly string[]
  /** What the output has to name: screen, state and kind. */
  readonly says: readonly string[]
}

const shots = (test: string): readonly string[] => [
  'playwright',
  'test',
  '--config',
  'tests/shots.config.ts',
  '--grep',
  test,
]
const unit = (project: string, file: string): readonly string[] => [
  'vitest',
  'run',
  '--config',
  'tests/vitest.config.ts',
  '--project',
  project,
  file,
]
const differs = (picture: string): readonly string[] => [`${picture} differs from its baseline`]

/** Each on a screen of its own, so that all of them together are still distinguished. */
export const DEFECTS: readonly Defect[] = [
  {
    name: 'a row shifted by 1 px',
    file: 'src/client/topics/ledger/screens/ledger-row.module.css',
    sound: 'padding: 7px 12px;',
    faulty: 'padding: 7px 11px 7px 13px;',
    command: shots('Ledger, rich'),
    says: differs('ledger/rich-390'),
  },
  {
    name: 'another colour',
    file: 'src/client/topics/friends/screens/invite-panel.module.css',
    sound: 'composes: golden font-display digits nowrap from global;',
    faulty: 'composes: plain font-display digits nowrap from global;',
    command: shots('Friends, rich'),
    says: differs('friends/rich-390'),
  },
  {
    name: 'an icon missing',
    file: 'src/client/topics/home/screens/fight-bar.tsx',
    sound: '<Icon name="energy" size={34} />',
    faulty: '<span style={{ width: 34 }} />',
    command: shots('Home, rich'),
    says: differs('home/rich-390'),
  },
  {
    name: 'an error on the console',
    file: 'src/client/topics/inbox/screens/inbox-screen.tsx',
    sound: '  const { data, error, refetch } = useQuery(inboxQuery)',
    faulty: "  console.error('a planted error')\n  const { data, error, refetch } = useQuery(inboxQuery)",
    command: shots('Inbox, rich'),
    says: ['Inbox, rich', 'what the page did wrong', 'console: a planted error'],
  },
  {
    name: 'two letters exchanged',
    file: 'src/languages/en/settings.ts',
    sound: "house: 'Switch house',",
    faulty: "house: 'Swicth house',",
    command: shots('Settings, rich'),
    says: differs('settings/rich-whole'),
  },
  {
    name: 'text over text on the smallest phone',
    file: 'src/client/topics/kombat/screens/history/history-row.module.css',
    sound: '@media (max-width: 359px) {\n',
    faulty: '@media (max-width: 359px) {\n  .when {\n    margin-top: -16px;\n  }\n',
    command: shots('Battle history, rich'),
    says: ['Battle history, rich, 320 × 568: text over text'],
  },
  {
    name: 'a button without a name',
    file: 'src/client/topics/kombat/screens/prep/kombat-prep-screen.tsx',
    sound: "label={t('kombat.prep.settings')}",
    faulty: 'label=""',
    command: shots('Preparation, rich'),
    says: ['axe findings of Preparation, rich', 'button-name'],
  },
  {
    name: 'the burning’s frames missing in the pack',
    file: 'assets/build/pack-sources.ts',
    sound: '  ...Object.entries(EFFECTS).flatMap(',
    faulty: "  ...Object.entries(EFFECTS).filter(([name]) => name !== 'burn').flatMap(",
    command: unit('node', 'tests/assets/build.test.ts'),
    says: ['every effect, particle and land is in its pack', 'vfx/burn/00'],
  },
  {
    name: 'a health bar 5 % short',
    file: 'src/client/ui/fighters/health-bar.tsx',
    sound: 'value={hp}',
    faulty: 'value={hp * 0.95}',
    command: shots('Battle, rich'),
    says: differs('battle/rich-390'),
  },
  {
    name: 'a backdrop before the words that stand on it',
    file: 'src/client/topics/season/screens/league-tab.module.css',
    sound: '  z-index: -1;\n  width: calc(100% - 6px);',
    faulty: '  z-index: 1;\n  width: calc(100% - 6px);',
    command: shots('Rank, rich'),
    says: differs('rank/rich-390'),
  },
  {
    name: 'a key in place of its text',
    file: 'src/client/topics/account/screens/fair-play-screen.tsx',
    sound: "title={t('fairPlay.title')}",
    faulty: 'title="fairPlay.title"',
    command: shots('Fair play, rich'),
    says: ['keys in place of texts of Fair play, rich', 'fairPlay.title'],
  },
  {
    name: 'buttons under the home indicator',
    file: 'src/client/topics/kombat/screens/result/result-actions.module.css',
    sound: 'padding-block: 16px calc(var(--inset-bottom) + 14px);',
    faulty: 'padding-block: 16px 2px;',
    command: shots('Result, rich'),
    says: ['Result, rich, 390 × 741, header 90: a control', 'under the bottom inset of 34 px'],
  },
  {
    name: 'a button that does not show the focus',
    file: 'src/client/ui/controls/tabs.module.css',
    sound: '  font-size: 1rem;\n  cursor: pointer;',
    faulty: '  font-size: 1rem;\n  cursor: pointer;\n  outline: none;',
    command: shots('TOK leaderboard, rich'),
    says: ['focus problems of TOK leaderboard, rich', 'the focus does not show'],
  },
  {
    name: 'large text beyond its card',
    file: 'src/client/topics/hunt/screens/milestone-track.module.css',
    sound: '  min-width: 108px;',
    faulty: '  width: 108px;',
    command: shots('Monster hunt, rich'),
    says: ['Monster hunt, rich, 390 × 741, text at 200 %: text is covered'],
  },
  {
    name: 'a price one too high',
    file: 'src/client/topics/market/screens/listing-card.tsx',
    sound: '        {formatCost(priceNano)}\n',
    faulty: '        {formatCost(priceNano + 1e9)}\n',
    command: shots('Market, (rich|overflow)'),
    says: [...differs('market/rich-390'), ...differs('market/overflow-whole')],
  },
  {
    name: 'countdowns an hour off',
    file: 'src/client/ui/values/countdown-clock.tsx',
    sound: 'formatClock(totalMs)',
    faulty: 'formatClock(totalMs + 3_600_000)',
    command: shots('Guild boss, (rich|empty)'),
    says: [...differs('guild-boss/rich-390'), ...differs('guild-boss/rich-768'), ...differs('guild-boss/empty-390')],
  },
  {
    name: 'a wrong rarity’s icon',
    file: 'src/client/ui/items/item-picture.ts',
    sound: 'starsOf(rarity) as RarityIndex',
    faulty: 'Math.max(0, starsOf(rarity) - 1) as RarityIndex',
    command: shots('Inventory, (rich|compared)'),
    says: [...differs('inventory/rich-390'), ...differs('inventory/compared-390')],
  },
  {
    name: 'a stone’s star missing',
    file: 'src/client/ui/icons/game-icons.ts',
    sound: 'within(level, 1, 4)',
    faulty: 'within(level - 1, 1, 4)',
    command: shots('Stone Upgrade, (rich|merged)'),
    says: [...differs('stone-upgrade/rich-390'), ...differs('stone-upgrade/merged-390')],
  },
  {
    name: 'a stuck health bar',
    file: 'src/client/ui/surfaces/bar.tsx',
    sound: 'share(value, max) * 100',
    faulty: 'share(max, max) * 100',
    command: shots('Battle, low-health'),
    says: differs('battle/low-health-390'),
  },
  {
    name: 'another colour of a crest',
    file: 'src/client/topics/guild/shelf/emblem-drawing.tsx',
    sound: '<path d={outline} fill={tone.base} />',
    faulty: '<path d={outline} fill={tone.dark} />',
    command: shots('Guild, rich'),
    says: [...differs('guild/rich-390'), ...differs('guild/rich-whole')],
  },
  {
    name: 'dialogs 3 px off',
    file: 'src/client/ui/overlays/dialog-frame.module.css',
    sound: '  position: relative;\n  width: 100%;',
    faulty: '  position: relative;\n  top: 3px;\n  width: 100%;',
    command: shots('Earn, confirm'),
    says: differs('earn/confirm-390'),
  },
  {
    name: 'home’s next step cut at 360 px',
    file: 'src/client/topics/home/screens/goal/home-goal.module.css',
    sound: '  line-height: 1.2;',
    faulty:
      '  display: -webkit-box;\n  overflow: hidden;\n  line-height: 1.2;\n  -webkit-box-orient: vertical;\n  -webkit-line-clamp: 1;',
    command: shots('Home, claimed'),
    says: ['Home, claimed, 360 × 740, header 47, ru: a sentence ends in dots'],
  },
  {
    name: 'a dead row of the settings',
    file: 'src/client/topics/settings/screens/settings-screen.tsx',
    sound: 'onPress={() => navigate(PAGE.INBOX.path, { state: here })}',
    faulty: 'onPress={() => undefined}',
    command: shots('every press does something: Settings'),
    says: ['controls of Settings whose press does nothing', 'Inbox'],
  },
  {
    name: 'an untranslated text',
    file: 'src/languages/ru/tasks.ts',
    sound: "loading: 'Загрузка заданий',",
    faulty: "loading: 'Loading tasks',",
    command: unit('client', 'tests/client/i18n/texts.test.ts'),
    says: ['has no English word', 'Loading tasks'],
  },
]
