import type { switchHouse as english } from '../en/switch-house.ts'
import type { Russian } from './russian.ts'

/** Russian texts of the switch-house page. */
export const switchHouse: Russian<typeof english> = {
  title: 'Смена дома',
  present: 'Ваш дом',
  free: 'Первый переезд бесплатный.',
  paid: 'Переезд стоит {{cost}} TOK.',
  rest: 'После переезда питомец остаётся в доме 7 дней.',
  wait: 'Снова переехать можно через {{time}}',
  list: 'Дома',
  attack: 'Атака',
  hp: 'Здоровье',
  luck: 'Удача',
  stats: 'Атака {{atk}}, здоровье {{hp}}, удача {{luck}}',
  pet: 'Питомец дома {{house}}',
  compared: 'По сравнению с вашим домом',
  more: 'на {{count}} больше',
  less: 'на {{count}} меньше',
  same: 'равно',
  keeps: 'Ранг, снаряжение, камни и навыки остаются с вами.',
  moveFree: 'Бесплатно',
  movePaid: 'Заплатить {{cost}} TOK',
  waitButton: 'Пока нельзя',
  back: 'Назад',
  moved: 'Добро пожаловать в {{house}}!',
  movedText: 'Ваш новый питомец готов к бою.',
  continue: 'Продолжить',
  moveFailed: 'Переезд не удался. Попробуйте ещё раз.',
  days: '{{days}} дн {{hours}} ч',
  loading: 'Загрузка домов',
  failed: 'Не удалось загрузить условия.',
}
