/** Days for which a fight can be seen again (R10): so long the rules by which it was fought stay in the build. */
export const REPLAY_DAYS = 30
