export const HUNT_SLUGS = ['cursed-fortress', 'demonbane-keep', 'eternal-abyss-gate'] as const
export type HuntSlug = (typeof HUNT_SLUGS)[number]
