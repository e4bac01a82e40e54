/** Texts of the dialog that names the pet (R32). */
export const petName = {
  first: 'Name your pet',
  title: 'A new name',
  label: "Your pet's name",
  hint: '{{min}} to {{max}} characters',
  wrong: {
    length: "A pet's name has 3 to 16 characters",
    characters: 'Use letters, digits and spaces, and begin with a letter or a digit',
  },
  free: 'The first name is free. Another one costs {{cost}} TOK.',
  paid: 'A new name costs {{cost}} TOK.',
  paidOf: 'A new name costs {{cost}} TOK. You have {{amount}}.',
  give: 'Name it',
  giveFor: 'Rename · {{cost}} TOK',
  rename: 'Rename',
  ask: 'Rename to {{name}}?',
  askText: 'Goodbye, {{name}}! The new name costs {{cost}} TOK.',
  short: 'Insufficient TOK balance!',
  done: 'Meet {{name}}!',
  failed: "That didn't work. Try again.",
} as const
