export const TournamentPages = () => null
