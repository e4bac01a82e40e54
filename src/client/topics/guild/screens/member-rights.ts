import type { GuildDetail } from '../../../../contracts/wire.ts'
import { type GuildRole, hasRight, type MemberAction, type RoleInGuild } from '../../../../rules/guild/guild.ts'

/** What a member of this role is in a guild, for who asks what the member may do. */
export const roleIn = ({ officer_rights: officerRights }: GuildDetail, role: GuildRole): RoleInGuild => ({
  role,
  officerRights,
})

/** What a member may do to another one (R24): the leader everything, an officer removes plain members if the leader lets officers. */
export const actionsOn = (own: RoleInGuild, other: GuildRole): readonly MemberAction[] => {
  if (own.role === 'leader')
    return other === 'officer' ? ['demote', 'hand-over', 'kick'] : ['promote', 'hand-over', 'kick']
  return other === 'member' && hasRight(own, 'remove') ? ['kick'] : []
}
