import type { guideAwakening as english } from '#languages/en/guide-awakening.ts'
import type { Russian } from './russian.ts'

export const guideAwakening: Russian<typeof english> = {
  title: 'Пробуждение',
  what: 'Что это?',
  whatText:
    'Прототип силён, но без бонусов. Камень пробуждения даёт ему случайный бонус. Удаётся всегда, не больше {{times}} раз на предмет.',
  cost: 'На одно пробуждение: {{name}} × {{amount}}',
  have: 'У вас: {{amount}}',
  where: 'Где взять камни',
  source: {
    league: 'Лига, особый уровень',
    'hunt-level': 'Охота, уровень {{level}}',
    'titanium-box': 'Титановый ящик, шанс {{percent}}',
    season: 'Награда сезона за «Миф»',
    'boss-place': 'Топ-{{place}} в бою с боссом',
  },
  which: 'Что можно пробудить',
  whichText: 'Прототипы, у которых бонусов меньше {{times}}.',
  yours: 'Готово к пробуждению',
  none: 'Пробуждать пока нечего',
  noneText: 'У вас нет снаряжения, которое можно пробудить!',
  awaken: 'Пробудить: {{name}}',
  loading: 'Загрузка снаряжения',
  failed: 'Не удалось загрузить снаряжение.',
  toInventory: 'В сумку',
}
