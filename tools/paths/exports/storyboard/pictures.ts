import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Path } from '../../../../walks/model/path.ts'
import type { KnownFlow } from '../../../charts/flows.ts'
import { picturesFolder, pictureOfState } from '../../../charts/viewPictures.ts'
import { pictureOf } from '../../run/order.ts'

/**
 * The picture of a place of a path as a data URL: of the last run that came there, of the state's view where no run did;
 * null where neither is there.
 *
 * @param place 0 before the first step, n after step n
 */
export const pictureAt = (
  root: string,
  known: KnownFlow,
  path: Path,
  place: number,
  states: readonly string[],
): string | null => {
  const file = [
    join(root, '.cache/paths/report/pictures', pictureOf({ known, path }, place)),
    ...states.map((state) => join(root, picturesFolder, pictureOfState(known.id, state))),
  ].find((candidate) => existsSync(candidate))
  return file === undefined ? null : `data:image/jpeg;base64,${readFileSync(file).toString('base64')}`
}
