export type SkillIconName = 'desolate' | 'reflect' | 'life-steal' | 'rising-fury' | 'fatal-blow' | 'berserk'
