import type { GuildDetail } from '#contracts/wire.ts'
import { type GuildRole, hasRight, type MemberAction, type RoleInGuild } from '#rules/guild/guild.ts'

export const roleIn = ({ officer_rights: officerRights }: GuildDetail, role: GuildRole): RoleInGuild => ({
  role,
  officerRights,
})

/** The leader may do everything; officers may remove members, but no officers, if the leader allows it (R24). */
export const actionsOn = (own: RoleInGuild, other: GuildRole): readonly MemberAction[] => {
  if (own.role === 'leader')
    return other === 'officer' ? ['demote', 'hand-over', 'kick'] : ['promote', 'hand-over', 'kick']
  return other === 'member' && hasRight(own, 'remove') ? ['kick'] : []
}
