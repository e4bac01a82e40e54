import type { DeskData } from '#contracts/desk/desk-wire.ts'

type Answers = {
  readonly [N in
    | 'me'
    | 'players'
    | 'player'
    | 'ledger'
    | 'errors'
    | 'requests'
    | 'state'
    | 'economy'
    | 'causes'
    | 'cause']: DeskData<N>
}

/** A name may be anything that the messenger lets through. */
export const MARKUP_NAME = '<b>Ann501</b>'
const AT = '2026-11-24T12:00:00.000Z'
export const GIFT_ID = '0192f0c1-0000-7000-8000-000000000001'
export const APPROVE_GIFT = 'Approve: \u2068Ann501\u2069 gets 2,500 TOK.'
export const REFUSE_GIFT = 'Refuse: \u2068Ann501\u2069 gets 2,500 TOK.'

const player: DeskData<'player'> = {
  id: 501,
  shown_name: 'Ann501',
  username: 'ann_501',
  first_name: 'Ann',
  house_id: 1,
  kind: 'player',
  joined_at: '2026-11-02T08:30:00.000Z',
  deleted_at: null,
  restarted_at: null,
  language: 'en',
  referrer_id: 77,
  pet_name: 'Crumb',
  showcase_title: null,
  rank_points: 1240,
  best_rank_points: 1310,
  season: 2,
  fights: 312,
  wins: 171,
  power: 2210,
  guild: { slug: 'night-owls', name: 'Night Owls', description: 'We fight at night.', announcement: null },
  sanction: null,
  balances: [
    { asset: 'material-wood', amount: '1204' },
    { asset: 'tok', amount: '3412.5' },
    { asset: 'star', amount: '18' },
    { asset: 'stone:luck-leech:2', amount: '1' },
  ],
  gear: [
    {
      id: '0192f0c1-0000-7000-8000-000000000010',
      slug: 'sword-epic',
      name: 'Epic Sword',
      type: 'sword',
      rarity: 'epic',
      status: 'equipped',
      locked: true,
      bound: false,
      lines: [{ type: 'attack', value: 12, level: 3 }],
    },
    {
      id: '0192f0c1-0000-7000-8000-000000000011',
      slug: 'boots-common',
      name: 'Common Boots',
      type: 'boots',
      rarity: 'common',
      status: 'inventory',
      locked: false,
      bound: true,
      lines: [],
    },
  ],
  acts: [],
}

const cause = {
  fingerprint: '00c1f6a2b3d4e5f6',
  build: '19caa31a5f02',
  kind: 'render',
  message: 'TypeError: friends is undefined',
  count: 1204,
  first_at: '2026-11-20T08:30:00.000Z',
  last_at: AT,
} as const
const place = { file: 'src/client/topics/friends/screens/friends-screen.tsx', line: 31, column: 7 }

const found = { id: 501, shown_name: 'Ann501', username: 'ann_501', first_name: 'Ann', house_id: 1 } as const

export const deskAnswers: Answers = {
  me: {
    name: 'olga',
    role: 'support',
    expires_at: '2026-11-25T00:00:00.000Z',
    idle_minutes: 30,
    second_person_tok: 1000,
  },
  players: {
    players: [
      { ...found, kind: 'player', found_by: 'name' },
      { ...found, id: 502, shown_name: MARKUP_NAME, username: null, kind: 'deleted', found_by: 'name' },
    ],
    more: true,
  },
  player,
  ledger: {
    entries: [
      { id: '1', at: AT, asset: 'tok', amount: '-1', reason: 'guild-donate', ref: 'night-owls' },
      { id: '2', at: '2026-11-24T09:12:40.000Z', asset: 'tok', amount: '12.345678901', reason: 'claim', ref: null },
      { id: '3', at: '2026-11-23T21:00:02.000Z', asset: 'star', amount: '-5', reason: 'upgrade', ref: 'drill-4' },
      { id: '4', at: '2026-11-23T20:14:00.000Z', asset: 'material-iron', amount: '3', reason: 'fight-drop', ref: 'f1' },
    ],
    next: 'older',
  },
  errors: { reports: [{ ...cause, at: AT }] },
  causes: {
    causes: [
      { ...cause, place, players: 310, players_at_least: true },
      {
        ...cause,
        fingerprint: 'ffc1f6a2b3d4e5f6',
        kind: 'rejection',
        message: 'x'.repeat(300),
        place: null,
        players: 1,
        players_at_least: false,
      },
      {
        ...cause,
        fingerprint: 'aac1',
        build: 'unknown',
        kind: 'webgl',
        message: '',
        place,
        count: 1,
        players: 0,
        players_at_least: false,
      },
    ],
    days: 7,
    more: true,
    builds: ['19caa31a5f02', 'unknown'],
  },
  cause: {
    ...cause,
    frames: [
      { file: 'node_modules/react-dom/cjs/react-dom-client.production.js', line: 4711, column: 12 },
      { ...place, name: 'useFriends' },
    ],
    players: [
      { id: 501, shown_name: 'Ann501', last_at: AT },
      { id: 502, shown_name: MARKUP_NAME, last_at: cause.first_at },
    ],
    more_players: true,
  },
  requests: {
    requests: [
      {
        id: GIFT_ID,
        at: AT,
        by: 'boris',
        act: { act: 'give', player_id: 501, asset: 'tok', amount: '2500', reason: 'lost in the outage of Monday' },
        shown_name: 'Ann501',
        state: 'waits',
        decided_by: null,
        decided_at: null,
      },
      {
        id: '0192f0c1-0000-7000-8000-000000000002',
        at: '2026-11-23T10:00:00.000Z',
        by: 'olga',
        act: { act: 'give-item', player_id: 501, slug: 'sword-epic', reason: 'the sword of a broken sale' },
        shown_name: 'Ann501',
        state: 'waits',
        decided_by: null,
        decided_at: null,
      },
      {
        id: '0192f0c1-0000-7000-8000-000000000003',
        at: '2026-11-22T10:00:00.000Z',
        by: 'boris',
        act: { act: 'give', player_id: 502, asset: 'tok', amount: '90000', reason: 'asked for it nicely' },
        shown_name: MARKUP_NAME,
        state: 'refused',
        decided_by: 'olga',
        decided_at: '2026-11-22T11:00:00.000Z',
      },
    ],
  },
  state: {
    now: AT,
    build: '19caa31a5f02',
    season: {
      number: 2,
      week: 4,
      day: 23,
      starts_at: '2026-11-02T00:00:00.000Z',
      ends_at: '2026-11-30T00:00:00.000Z',
    },
    maintenance: false,
    jobs: [
      { name: 'leaderboards', waiting: 0, failed: 0, oldest_due_at: null },
      { name: 'send-notifications', waiting: 1204, failed: 3, oldest_due_at: '2026-11-24T11:58:00.000Z' },
    ],
    outbox: { waiting: 12, oldest_at: '2026-11-24T11:59:58.000Z' },
    payments: {
      orders: [
        { state: 'granted', orders: 412 },
        { state: 'approved', orders: 1 },
      ],
      oldest_refund_due_at: '2026-11-24T11:20:00.000Z',
      compared_at: '2026-11-24T11:55:00.000Z',
      unlisted: 1,
      differences: 2,
      newest_differences: [
        {
          at: '2026-11-24T11:58:00.000Z',
          player_id: 501,
          charge_id: 'stxAbCdEfGhIjKlMnOpQrStUvWxYz0123456789',
          order_id: '0192f0c1-0000-7000-8000-000000000020',
          amount_xtr: 50,
          state: 'granted',
          reason: null,
          is_unlisted: true,
        },
        {
          at: '2026-11-23T08:17:00.000Z',
          player_id: 77,
          charge_id: 'stxZyXwVu',
          order_id: null,
          amount_xtr: 15,
          state: 'refund-due',
          reason: 'unknown',
          is_unlisted: false,
        },
      ],
    },
  },
  economy: {
    revenue: Array.from({ length: 30 }, (_, at) => ({
      day: new Date(Date.parse(AT) - at * 86_400_000).toISOString().slice(0, 10),
      stars: 900 + ((at * 373) % 1200),
      payments: 20 + ((at * 17) % 40),
      stars_returned: (at * 29) % 60,
    })),
    retention: [1, 7].flatMap((age) =>
      Array.from({ length: 14 }, (_, at) => ({
        day: new Date(Date.parse(AT) - at * 86_400_000).toISOString().slice(0, 10),
        age,
        joined: 200,
        active: Math.round((age === 1 ? 90 : 45) + ((at * 13) % 30)),
      })),
    ),
    market: Array.from({ length: 30 }, (_, at) => ({
      day: new Date(Date.parse(AT) - at * 86_400_000).toISOString().slice(0, 10),
      sales: 40 + ((at * 31) % 70),
    })),
  },
}
