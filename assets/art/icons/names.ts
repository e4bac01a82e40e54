export type MaterialName = 'wood' | 'iron' | 'titanium' | 'ruby' | 'diamond' | 'awake-stone'
export type SkillIconName = 'desolate' | 'reflect' | 'life-steal' | 'rising-fury' | 'fatal-blow' | 'berserk'
