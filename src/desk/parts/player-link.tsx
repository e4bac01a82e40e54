import { Link } from 'react-router-dom'
import { playerPath } from './paths.ts'

/** The name is isolated, because a right-to-left name would reorder the text around it. */
export const PlayerLink = ({ id, name }: { readonly id: number; readonly name?: string | null }) => (
  <Link to={playerPath(id)}>
    <bdi>{name ?? id}</bdi>
  </Link>
)
