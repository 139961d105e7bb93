import { useCurrentUser } from '../../../api/provider.tsx'
import { useOverviewParts } from '../../../area/overviewParts.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'

/** What other areas show on the overview, of what is for the person. */
export const PartsOfAreas = () => {
  const user = useCurrentUser()
  return useOverviewParts().map(
    ({ id, isFor, part }) =>
      isFor(user) && (
        <LazyPart key={id} of={part}>
          {(Shown) => <Shown />}
        </LazyPart>
      ),
  )
}
