import { Link } from 'react-router-dom'
import { playerPath } from './paths.ts'

/** The name may be of any direction and have any letters; it is shown as it is. */
export const PlayerLink = ({ id, name }: { readonly id: number; readonly name?: string | null }) => (
  <Link to={playerPath(id)}>
    <bdi>{name ?? id}</bdi>
  </Link>
)
