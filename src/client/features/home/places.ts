/** Where home leads. */
export const HUNT = '/monster-hunt'
export const INBOX = '/inbox'
export const PREPARATION = '/kombat_prep'
export const EARN = '/earn'
export const UPGRADES = '/v2/upgrade'
