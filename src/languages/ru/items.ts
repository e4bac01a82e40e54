import type { items as english } from '../en/items.ts'
import type { Russian } from './russian.ts'

/** Russian words about items and materials. */
export const items: Russian<typeof english> = {
  stat: {
    'attack-flat-primary': 'Атака',
    'hp-flat-primary': 'HP',
    'attack-flat': 'Атака',
    'attack-percent': 'Атака',
    'hp-flat': 'HP',
    'hp-percent': 'HP',
    'crit-rate': 'Шанс крита',
    'crit-dmg': 'Урон крита',
    'reflect-percent': 'Отражение',
    'life-steal-percent': 'Вампиризм',
  },
  quality: 'качество {{level}} из 5',
  type: { supply: 'Припасы', key: 'Ключ' },
  gain: 'больше на',
  loss: 'меньше на',
  howRolled: 'Как это выпало?',
  material: {
    wood: 'Дерево',
    iron: 'Железо',
    titanium: 'Титан',
    ruby: 'Рубин',
    diamond: 'Алмаз',
    'awake-stone': 'Камень пробуждения',
  },
  use: {
    wood: 'Улучшает обычное и необычное снаряжение.',
    iron: 'Улучшает обычное и необычное снаряжение.',
    titanium: 'Улучшает необычное снаряжение.',
    ruby: 'Улучшает редкое снаряжение. Скоро!',
    diamond: 'Пока не нужны, но берегите!',
    'awake-stone': 'Пробуждает бонус в прототипе.',
  },
  source: {
    wood: 'Бои, охота, разборка',
    iron: 'Бои, охота, разборка',
    titanium: 'Победы и рубежи охоты',
    ruby: 'Победы в лиге «Алмаз» и выше',
    diamond: 'Победы в лиге «Чемпион» и выше',
    'awake-stone': 'Титановые сундуки, охота, боссы',
  },
  materials: 'Ваши материалы',
  drawer: {
    title: '{{name}} × {{amount}}',
    description: 'Материал для улучшения снаряжения. Добывается в боях.',
    awakeDescription: 'Материал для пробуждения снаряжения.',
    use: 'Применить',
    none: 'У вас нет снаряжения, которое можно пробудить!',
    failed: 'Не удалось загрузить предметы.',
  },
}
