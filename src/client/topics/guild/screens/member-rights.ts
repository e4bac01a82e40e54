import type { GuildRole, MemberAction } from '../../../../rules/guild/guild.ts'

/** What a member may do to another one (R24): the leader everything, an officer removes plain members. */
export const actionsOn = (own: GuildRole, other: GuildRole): readonly MemberAction[] => {
  if (own === 'leader') return other === 'officer' ? ['demote', 'hand-over', 'kick'] : ['promote', 'hand-over', 'kick']
  return own === 'officer' && other === 'member' ? ['kick'] : []
}
