import type { BoardId } from '#rules/leaderboards/boards.ts'

export const leaderboards = {
  title: 'Leaderboard',
  tabs: 'Which leaderboard',
  name: { pvp: 'PvP', league: 'League', tok: 'TOK', refer: 'Friends', ton: 'TON', vote: 'Vote' } satisfies Readonly<
    Record<BoardId | 'league' | 'vote', string>
  >,
  about: {
    pvp: 'Rank points of this season',
    tok: 'TOK balance',
    refer: 'Friends with 3+ fights',
    ton: 'TON prizes, paid to linked wallets',
  } satisfies Readonly<Record<BoardId, string>>,
  podium: 'Top three',
  list: 'Places',
  place: 'Place {{place}}',
  npcs: 'Characters of the game',
  placeShown: '#{{place}}',
  vacant: '?',
  vacantSaid: 'nobody yet',
  unit: { pvp: 'rank points', league: 'league points', tok: 'TOK', refer: 'friends', ton: 'TON' } satisfies Readonly<
    Record<BoardId | 'league', string>
  >,
  laurel: 'Place {{place}} of last season',
  own: 'You',
  ownPlace: 'Your place',
  unplaced: '–',
  unplacedSaid: 'not on the leaderboard yet',
  updated: 'Updated {{date}} · every minute',
  page: 'Page {{page}} of {{pages}}',
  previous: 'Previous page',
  next: 'Next page',
  empty: 'Nobody here.',
  tonOff: 'No TON leaderboard here yet',
  tonOffText: 'It opens together with wallets.',
  loading: 'Loading the leaderboard',
  failed: "Couldn't load the leaderboard.",
} as const
