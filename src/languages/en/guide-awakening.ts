/** Texts of the guide to awakening (R18; row 120). */
export const guideAwakening = {
  title: 'Awakening',
  what: 'What is it?',
  whatText:
    'A prototype is strong but has no bonus stats. An Awake Stone wakes a random bonus stat in it. It always works, up to {{times}} times per item.',
  cost: 'One awakening takes {{amount}} × {{name}}',
  have: 'You have {{amount}}',
  where: 'Where to get stones',
  source: {
    league: 'League, Special level',
    'hunt-level': 'Monster hunt, level {{level}}',
    'titanium-box': 'Titanium box, {{percent}} chance',
    season: 'Season reward of Mythic',
    'boss-place': 'Top {{place}} against a boss',
  },
  which: 'Which gear qualifies',
  whichText: 'Prototypes with fewer than {{times}} bonus stats.',
  yours: 'Ready to awaken',
  none: 'Nothing to awaken yet',
  noneText: "You don't have any equipment that can be awakened!",
  awaken: 'Awaken {{name}}',
  loading: 'Loading your gear',
  failed: "Couldn't load your gear.",
  toInventory: 'Open bag',
} as const
