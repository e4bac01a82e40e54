export type MaterialName = 'wood' | 'iron' | 'titanium' | 'ruby' | 'diamond' | 'awake-stone'
