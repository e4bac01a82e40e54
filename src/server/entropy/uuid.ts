/** Source of a regular expression: lower case, as ids are stored. */
export const UUID_FORM = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** In any case, as PostgreSQL reads it. */
export const UUID = new RegExp(`^${UUID_FORM}$`, 'i')
